import { startTransition, useEffect } from "react";
import { useColorMode } from "theme-ui";
import { useChosenColorMode } from "../theme/colorMode";
import { browserColors } from "../theme/colors";

/** Keeps theme-ui, and the color of the browser's own bars, in the mode that the visitor chose; both would follow the system. */
export function useKeptColorMode(): void {
  const [mode, setMode] = useColorMode();
  const chosen = useChosenColorMode();
  useEffect(() => {
    // The class on `html` shows the mode at once; the components can follow later.
    if (chosen && chosen !== mode) startTransition(() => setMode(chosen));
  }, [chosen, mode, setMode]);
  useEffect(() => {
    // One `meta` for each mode of the system: both say the chosen color.
    if (chosen)
      for (const meta of document.querySelectorAll("meta[name='theme-color']"))
        meta.setAttribute("content", browserColors[chosen]);
  }, [chosen]);
}
