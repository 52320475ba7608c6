import { startTransition, useEffect } from "react";
import { useColorMode } from "theme-ui";
import { useChosenColorMode } from "../components/useChosenColorMode";

/** Keeps theme-ui at the colour mode that the visitor chose; it would follow the system. */
export function useKeptColorMode(): void {
  const [mode, setMode] = useColorMode();
  const chosen = useChosenColorMode();
  useEffect(() => {
    // The class on `html` shows the mode at once; all components follow without blocking the page.
    if (chosen && chosen !== mode) startTransition(() => setMode(chosen));
  }, [chosen, mode, setMode]);
}
