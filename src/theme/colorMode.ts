import { useSyncExternalStore } from "react";

/** `html` has the class `theme-ui-MODE` after a visitor chooses a mode, and none while the system decides. */
export type ColorMode = "light" | "dark";

/** The key that theme-ui's `InitializeColorMode` reads before the first paint. */
const storageKey = "theme-ui-color-mode";
const chosen = "colormodechosen";
const className = (mode: ColorMode) => `theme-ui-${mode}`;

const findChosen = () =>
  (["light", "dark"] as const).find((mode) =>
    document.documentElement.classList.contains(className(mode)),
  );

function onChosen(listener: () => void) {
  window.addEventListener(chosen, listener);
  return () => window.removeEventListener(chosen, listener);
}

/** The mode that the visitor chose; undefined on the server, and while the system decides. */
export const useChosenColorMode = () => useSyncExternalStore(onChosen, findChosen, () => undefined);

/** Shows and stores the other mode. In the system's own mode, the system decides again. */
export function switchColorMode() {
  const { classList } = document.documentElement;
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const mode = (findChosen() ?? system) === "dark" ? "light" : "dark";
  classList.remove(className("light"), className("dark"));
  if (mode !== system) classList.add(className(mode));
  window.dispatchEvent(new Event(chosen));
  try {
    if (mode === system) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}
