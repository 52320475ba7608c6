/*
 * Stands in the head of every page and runs before the first paint.
 *
 * The class `js` tells styles that scripts run. If one of our own scripts fails, or answers no press in time, the page
 * goes back to how it works without scripts.
 */
import { timeout } from "../../components/timeout";

const root = document.documentElement;
const openedPath = window.location.pathname;
let giveUp: ReturnType<typeof setTimeout> | undefined;

const isReady = () => "ready" in root.dataset;

function fallBack() {
  if (isReady()) return;
  root.classList.remove("js");
  window.earlyTap = undefined;
}

root.classList.add("js");

window.addEventListener(
  "error",
  ({ target, filename }) => {
    const script = target instanceof HTMLScriptElement ? target.src : filename;
    if (script?.startsWith(window.location.origin)) fallBack();
  },
  true,
);

// Gatsby rejects a promise when the data of the page cannot be loaded.
window.addEventListener("unhandledrejection", fallBack);

// After a reload, the browser leaves Back and Forward to the page's scripts.
window.addEventListener("popstate", () => {
  if (!isReady() && window.location.pathname !== openedPath) window.location.reload();
});

// Hydration presses the last button again.
window.addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (!button || isReady()) return;
    window.earlyTap = button;
    if (giveUp === undefined) giveUp = setTimeout(fallBack, timeout);
  },
  true,
);
