import { type RefObject, useEffect } from "react";

/** The distance above and below the window within which an element counts as near. */
const margin = "75% 0px";

/**
 * Calls a function once when an element comes near the window; at once in browsers without IntersectionObserver.
 * @param onNear must be the same function on every render
 */
export function useWhenNear(element: RefObject<Element>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current || !("IntersectionObserver" in window)) return onNear();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
