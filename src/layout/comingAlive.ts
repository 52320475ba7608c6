import { patience } from "../components/patience";

/**
 * Runs in the head, before anything is painted. A page stands long before it is alive, and may never come alive.
 *
 * It tells the styles that scripts run: those that hide what a script can open hold only below the class `js`. Should a
 * script of ours not arrive, not be understood by the browser, or fail (page data that cannot be had ends in a promise
 * that nobody takes up), the page is laid open as it is without scripts.
 *
 * It remembers the button that was pressed last; and where nothing answers that within 8 seconds, lays the page open too.
 *
 * It fetches the page that Back or Forward leads to: once a page of the site has been loaded anew, the browser leaves that
 * to the page's scripts.
 *
 * Written for browsers that understand nothing newer than this, and in few signs, as every page carries it. `d` is the
 * document's element, `c` its classes, `r` whether the page is alive, `o` what lays it open.
 */
export const comingAliveScript = `var p=location.pathname,t;
function r(){return"ready"in d.dataset}
function o(){r()||(c.remove("js"),window.earlyTap=void 0)}
c.add("js");
addEventListener("error",function(e){var s=e.target;(s.tagName=="SCRIPT"?s.src:e.filename||"").indexOf(location.origin)||o()},true);
addEventListener("unhandledrejection",o);
addEventListener("popstate",function(){r()||location.pathname==p||location.reload()});
addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button");if(b&&!r()){window.earlyTap=b;t=t||setTimeout(o,${patience})}},true);`;

declare global {
  interface Window {
    /** The button that was pressed before the page was alive. */
    earlyTap?: HTMLButtonElement;
  }
}

/** Marks the page as alive, were it laid open or not, and presses the button that was pressed too early. */
export function comeAlive(): void {
  const { dataset, classList } = document.documentElement;
  dataset.ready = "";
  classList.add("js");
  window.earlyTap?.click();
  window.earlyTap = undefined;
}

/** Lays the page open as it is without scripts. */
export function layOpen(): void {
  document.documentElement.classList.remove("js");
}
