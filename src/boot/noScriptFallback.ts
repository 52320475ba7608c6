declare global {
  interface Window {
    /** The button, or the option or box that is now checked, that the visitor clicked before hydration. */
    earlyTap?: HTMLButtonElement | HTMLInputElement;
  }
}

/** Marks the page as hydrated, and repeats a click from before hydration. */
export function markReady(): void {
  const { dataset, classList } = document.documentElement;
  dataset.ready = "";
  classList.add("js");
  repeat(window.earlyTap);
  window.earlyTap = undefined;
}

/** Repeats a click, after the effects of hydration have set what the address and the browser's storage say. */
function repeat(control: Window["earlyTap"]): void {
  if (!control) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The browser has checked it already, and a click that changes nothing is no change for React.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }),
  );
}

/** Shows the page as it looks without scripts. */
export function showNoScriptPage(): void {
  document.documentElement.classList.remove("js");
}
