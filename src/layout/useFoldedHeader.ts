import { type RefObject, useEffect } from "react";

/** What the header gives up in turn when it is too narrow: the menu and the consultation link, then all links but the logo. */
const folds = [undefined, "menu", "all"] as const;

/**
 * Folds the header's links into the drawer when they don't fit, for example with large text. Sets `data-folded` on the row.
 * Breakpoints decide first. At the common text size, this only moves Sign up into the drawer of the narrowest phones.
 * @param row the row of the header
 * @param unfolded whether the menu is below the row, where it may wrap
 */
export function useFoldedHeader(row: RefObject<HTMLElement>, unfolded: boolean): void {
  useEffect(() => {
    const element = row.current;
    if (!element || unfolded || !window.ResizeObserver) return;
    const fit = () => {
      for (const fold of folds) {
        if (fold) element.dataset.folded = fold;
        else delete element.dataset.folded;
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    // Not in the observer's own turn: folding changes the sizes that it reports.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [row, unfolded]);
}
