import { useSyncExternalStore } from "react";
import { followStorage } from "../shared/followStorage";

/** `html` has the class `theme-ui-MODE` after a visitor chooses a mode, and none while the system decides. */
export type ColorMode = "light" | "dark";

/** The key that theme-ui's `InitializeColorMode` reads before the first paint. */
const storageKey = "theme-ui-color-mode";
/** The event of a choice. */
const modeChosenEvent = "colormodechosen";
const className = (mode: ColorMode) => `theme-ui-${mode}`;

const findChosen = () =>
  (["light", "dark"] as const).find((mode) =>
    document.documentElement.classList.contains(className(mode)),
  );

function onChosen(listener: () => void) {
  window.addEventListener(modeChosenEvent, listener);
  return () => window.removeEventListener(modeChosenEvent, listener);
}

/** The mode that the visitor chose; undefined on the server, and while the system decides. */
export const useChosenColorMode = (): ColorMode | undefined =>
  useSyncExternalStore(onChosen, findChosen, () => undefined);

/** Shows a mode. Without one, the system decides. */
function show(mode: string | null) {
  const { classList } = document.documentElement;
  classList.remove(className("light"), className("dark"));
  if (mode) classList.add(className(mode as ColorMode));
  window.dispatchEvent(new Event(modeChosenEvent));
}

/** Shows what the visitor chooses on other pages. */
export function followColorMode(): void {
  followStorage(() => {
    try {
      show(window.localStorage.getItem(storageKey));
    } catch {
      // Without storage, the page keeps the choice that was made on it.
    }
  });
}

/** Shows and stores the other mode. In the system's own mode, the system decides again. */
export function switchColorMode(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const mode = (findChosen() ?? system) === "dark" ? "light" : "dark";
  show(mode === system ? null : mode);
  try {
    if (mode === system) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}
