import { showLoadingNote } from "../components/pendingAction";

declare global {
  interface Window {
    /** The button, the heading that becomes one, or the option that the visitor clicked before hydration. */
    earlyTap?: HTMLElement;
  }
}

/** Keeps the last tap before hydration, and shows that it was taken; without a control, ends that. */
export function keepEarlyTap(control?: HTMLElement): void {
  window.earlyTap?.removeAttribute("aria-busy");
  control?.setAttribute("aria-busy", "true");
  showLoadingNote(Boolean(control));
  window.earlyTap = control;
}
