import { useSyncExternalStore } from "react";
import { type ColorMode, chosenColorMode, onColorModeChosen } from "../theme/colorMode";

/** The colour mode that the visitor has chosen; undefined while the system decides, and on the server. */
export const useChosenColorMode = (): ColorMode | undefined => useSyncExternalStore(onColorModeChosen, chosenColorMode, () => undefined);
