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
  const control = window.earlyTap;
  window.earlyTap = undefined;
  if (!control) return;
  // After the effects of hydration, which set what the address and the browser's storage say.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The browser has checked it already, and a click that changes nothing is no change for React.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }),
  );
}
