/** The two modes; `html` carries the class `theme-ui-MODE` once a visitor has chosen, and none while the system decides. */
export type ColorMode = "light" | "dark";

const storageKey = "color-mode";
const className = (mode: ColorMode) => `theme-ui-${mode}`;

/** The mode that is shown now. For event handlers: while rendering, the server cannot know it. */
export function currentColorMode(): ColorMode {
  const { classList } = document.documentElement;
  if (classList.contains(className("dark"))) return "dark";
  if (classList.contains(className("light"))) return "light";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows a mode and remembers it, where the browser lets us remember. */
export function chooseColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.remove(className("light"), className("dark"));
  classList.add(className(mode));
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
}

/**
 * Runs in the head, before anything is painted: shows the remembered mode, and tells the styles that scripts run.
 * Styles that hide what a script can open hold only below `.js`.
 */
export const headScript = `(function(){var c=document.documentElement.classList;c.add("js");try{var m=localStorage.getItem("${storageKey}");if(m==="dark"||m==="light")c.add("theme-ui-"+m)}catch(e){}})();`;
