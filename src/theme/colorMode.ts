/** The two modes; `html` carries the class `theme-ui-MODE` once a visitor has chosen, and none while the system decides. */
export type ColorMode = "light" | "dark";

/** Where theme-ui's `InitializeColorMode` looks for the choice before the first paint. */
const storageKey = "theme-ui-color-mode";
const chosen = "colormodechosen";
const className = (mode: ColorMode) => `theme-ui-${mode}`;

/** The mode that the visitor has chosen; undefined while the system decides. */
export function chosenColorMode(): ColorMode | undefined {
  const { classList } = document.documentElement;
  return (["light", "dark"] as const).find((mode) => classList.contains(className(mode)));
}

/** Calls back whenever the visitor chooses a mode, until the function it returns is called. */
export function onColorModeChosen(listener: () => void): () => void {
  window.addEventListener(chosen, listener);
  return () => window.removeEventListener(chosen, listener);
}

/** The mode that is shown now. For event handlers: while rendering, the server cannot know it. */
export function currentColorMode(): ColorMode {
  return chosenColorMode() ?? (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** Shows a mode and remembers it, where the browser lets us remember. */
export function chooseColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.remove(className("light"), className("dark"));
  classList.add(className(mode));
  window.dispatchEvent(new Event(chosen));
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
}
