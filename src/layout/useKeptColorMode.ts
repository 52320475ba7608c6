import { startTransition, useEffect } from "react";
import { useColorMode } from "theme-ui";
import { useChosenColorMode } from "../components/useChosenColorMode";

/** Keeps theme-ui in the colour mode that the visitor chose; theme-ui would follow the system. */
export function useKeptColorMode(): void {
  const [mode, setMode] = useColorMode();
  const chosen = useChosenColorMode();
  useEffect(() => {
    // The class on `html` shows the mode at once; the components can follow later.
    if (chosen && chosen !== mode) startTransition(() => setMode(chosen));
  }, [chosen, mode, setMode]);
}
