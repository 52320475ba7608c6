import { useEffect, useRef } from "react";

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
    const handleBack = (event: PopStateEvent) => {
      if (window.location.href === href) event.stopImmediatePropagation();
      if (isStillOpen) latest.current.onClose();
    };
    // A dialog that takes the place of another finds its entry.
    if (!isDialogEntry()) window.history.pushState({ ...window.history.state, dialog: true }, "");
    window.addEventListener("popstate", handleBack, { capture: true, once: true });
    return () => {
      isStillOpen = false;
      // The handler then hides this step from the router too.
      if (isDialogEntry() && !latest.current.followed) window.history.back();
      else window.removeEventListener("popstate", handleBack, { capture: true });
    };
  }, [isOpen]);
}
