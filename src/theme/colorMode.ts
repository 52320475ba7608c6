/** A color mode. `html` has the class `theme-ui-MODE` after a visitor chooses one, and none while the system decides. */
export type ColorMode = "light" | "dark";

/** The key that theme-ui's `InitializeColorMode` reads before the first paint. */
const storageKey = "theme-ui-color-mode";
const chosen = "colormodechosen";
const className = (mode: ColorMode) => `theme-ui-${mode}`;

/** Returns the mode that the visitor chose; undefined while the system decides. */
export function chosenColorMode(): ColorMode | undefined {
  const { classList } = document.documentElement;
  return (["light", "dark"] as const).find((mode) => classList.contains(className(mode)));
}

/** Calls `listener` when the visitor chooses a mode. Returns a function that stops this. */
export function onColorModeChosen(listener: () => void): () => void {
  window.addEventListener(chosen, listener);
  return () => window.removeEventListener(chosen, listener);
}

/** Returns the current mode. For event handlers only: the server can't know it when it renders. */
export function currentColorMode(): ColorMode {
  return chosenColorMode() ?? (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** Shows a mode, and stores it if the browser allows it. */
export function chooseColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.remove(className("light"), className("dark"));
  classList.add(className(mode));
  window.dispatchEvent(new Event(chosen));
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is full or not allowed; the choice then lasts until the next page load.
  }
}
