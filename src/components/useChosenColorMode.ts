import { useSyncExternalStore } from "react";
import { type ColorMode, chosenColorMode, onColorModeChosen } from "../theme/colorMode";

/** The color mode that the visitor chose; undefined on the server, and while the system decides. */
export const useChosenColorMode = (): ColorMode | undefined => useSyncExternalStore(onColorModeChosen, chosenColorMode, () => undefined);
