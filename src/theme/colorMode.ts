/** The two modes; `html` carries the class `theme-ui-MODE` once a visitor has chosen, and none while the system decides. */
export type ColorMode = "light" | "dark";

const storageKey = "color-mode";
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

/**
 * Runs in the head, before anything is painted: shows the remembered mode, and tells the styles that scripts run.
 * Styles that hide what a script can open hold only below `.js`; should a script of ours not arrive, the page is
 * laid open as it is without scripts.
 */
export const headScript = `(function(){var d=document.documentElement,c=d.classList;c.add("js");addEventListener("error",function(e){var s=e.target;if(s.tagName==="SCRIPT"&&s.src.indexOf(location.origin)===0&&!d.hasAttribute("data-ready"))c.remove("js")},true);try{var m=localStorage.getItem("${storageKey}");if(m==="dark"||m==="light")c.add("theme-ui-"+m)}catch(e){}})();`;
