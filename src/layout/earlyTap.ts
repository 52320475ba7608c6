/**
 * Runs in the head: remembers the button that was pressed last before the page's scripts were there to answer.
 * A page stands long before it is alive; what somebody presses in between must not be lost.
 */
export const earlyTapScript = `(function(d){d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button");if(b&&!("ready" in d.documentElement.dataset))window.earlyTap=b},true)})(document);`;

declare global {
  interface Window {
    /** The button that was pressed before the page was alive. */
    earlyTap?: HTMLButtonElement;
  }
}

/** Marks the page as alive, and presses the button that was pressed too early. */
export function replayEarlyTap(): void {
  document.documentElement.dataset.ready = "";
  window.earlyTap?.click();
  window.earlyTap = undefined;
}
