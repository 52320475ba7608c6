/*
 * Runs in the head of every page. The class `js` enables the styles for pages with scripts. When a script fails, or a
 * click has no effect for 8 seconds, the page falls back to how it works without scripts. A page in another language opens
 * where the visitor left it.
 */
import { loadTimeout } from "../../components/loading";
import { keepEarlyTap } from "../earlyTap";
import { receiveVisitor } from "../languageSwitch";

const root = document.documentElement;
const openedPath = window.location.pathname;
let giveUp: ReturnType<typeof setTimeout> | undefined;

const isReady = () => "ready" in root.dataset;

function fallBack() {
  if (isReady()) return;
  const target = document.querySelector(":target");
  const top = target ? target.getBoundingClientRect().top : -1;
  root.classList.remove("js");
  keepEarlyTap();
  // The parts that open above the target move it.
  if (target && top >= 0 && top < window.innerHeight) target.scrollIntoView();
}

root.classList.add("js");
receiveVisitor();

window.addEventListener(
  "error",
  ({ target, filename }) => {
    const script = target instanceof HTMLScriptElement ? target.src : filename;
    if (script?.startsWith(window.location.origin)) fallBack();
  },
  true,
);

// Gatsby rejects a promise when the page's data can't load.
window.addEventListener("unhandledrejection", fallBack);

// After a reload, the browser expects the page's scripts to handle Back and Forward.
window.addEventListener("popstate", () => {
  if (!isReady() && window.location.pathname !== openedPath) window.location.reload();
});

// `markReady` clicks the last button again after hydration. Boxes and options keep what is chosen, and are read then.
window.addEventListener(
  "click",
  ({ target }) => {
    if (target instanceof HTMLInputElement && !isReady()) target.dataset.early = "";
    const control =
      target instanceof Element &&
      // A heading that hydration makes a button is plain words when the page has fallen back.
      target.closest<HTMLElement>("button, .js [data-button], [type=radio]");
    if (!control || isReady()) return;
    keepEarlyTap(control);
    if (giveUp === undefined) giveUp = setTimeout(fallBack, loadTimeout);
  },
  true,
);

// biome-ignore lint/complexity/noUselessEmptyExport: without it, esbuild adds code for CommonJS
export {};
