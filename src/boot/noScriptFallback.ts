declare global {
  interface Window {
    /** The button that was pressed before hydration. */
    earlyTap?: HTMLButtonElement;
  }
}

/** Marks the page as hydrated, and presses the button that was pressed too early. */
export function markReady(): void {
  const { dataset, classList } = document.documentElement;
  dataset.ready = "";
  classList.add("js");
  window.earlyTap?.click();
  window.earlyTap = undefined;
}

/** Shows the page as it is without scripts. */
export function showNoScriptPage(): void {
  document.documentElement.classList.remove("js");
}
