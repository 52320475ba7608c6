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

function onChosen(listener: () => void): () => void {
  window.addEventListener(chosen, listener);
  return () => window.removeEventListener(chosen, listener);
}

/** The mode that the visitor chose; undefined on the server, and while the system decides. */
export const useChosenColorMode = (): ColorMode | undefined =>
  useSyncExternalStore(onChosen, findChosen, () => undefined);

/** Shows and stores a mode. With its own mode, the system decides again. */
export function chooseColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  const isSystems = window.matchMedia(`(prefers-color-scheme: ${mode})`).matches;
  classList.remove(className("light"), className("dark"));
  if (!isSystems) classList.add(className(mode));
  window.dispatchEvent(new Event(chosen));
  try {
    if (isSystems) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}
