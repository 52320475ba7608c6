declare global {
  interface Window {
    /** The button that the visitor clicked before hydration. */
    earlyTap?: HTMLButtonElement;
  }
}

/** Marks the page as hydrated, and repeats a click from before hydration. */
export function markReady(): void {
  const { dataset, classList } = document.documentElement;
  dataset.ready = "";
  classList.add("js");
  window.earlyTap?.click();
  window.earlyTap = undefined;
}

/** Shows the page as it looks without scripts. */
export function showNoScriptPage(): void {
  document.documentElement.classList.remove("js");
}
