import { useEffect, useRef } from "react";

/** What Back does while a dialog is open, and until its entry of the history is gone. */
let handleBack: ((event: PopStateEvent) => void) | undefined;

/** Lets an open dialog handle Back. Runs before all that listens to the history, which must not hear of the dialog's entry. */
export function watchDialogEntry(): void {
  window.addEventListener("popstate", (event) => {
    handleBack?.(event);
    // After the browser has decided how it scrolls.
    setTimeout(() => {
      window.history.scrollRestoration = "auto";
    });
  });
}

/** Whether the current entry of the history is the one that an open dialog adds. */
const isDialogEntry = () => Boolean(window.history.state?.dialog);

/**
 * Lets Back close a dialog instead of leaving the page: while it is open, it has an entry in the history, which the router
 * never sees.
 * @param followed whether a link inside closes it, and takes over the entry
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, followed: boolean): void {
  const latest = useRef({ onClose, followed });
  latest.current = { onClose, followed };
  useEffect(() => {
    if (!isOpen) return;
    const { href } = window.location;
    let isStillOpen = true;
    const close = (event: PopStateEvent) => {
      handleBack = undefined;
      if (window.location.href === href) event.stopImmediatePropagation();
      if (isStillOpen) latest.current.onClose();
    };
    // A dialog that takes the place of another finds its entry.
    if (!isDialogEntry()) {
      // Chromium would scroll to the hash when the dialog closes.
      if (window.location.hash) window.history.scrollRestoration = "manual";
      window.history.pushState({ ...window.history.state, dialog: true }, "");
    }
    handleBack = close;
    return () => {
      isStillOpen = false;
      // This step, too, is hidden from the router.
      if (isDialogEntry() && !latest.current.followed) return window.history.back();
      if (handleBack === close) handleBack = undefined;
      window.history.scrollRestoration = "auto";
    };
  }, [isOpen]);
}
