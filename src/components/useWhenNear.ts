import { type RefObject, useEffect } from "react";

/** How far below or above the window an element still counts as near. */
const margin = "75% 0px";

/**
 * Calls a function once when an element comes near the window; at once in browsers that cannot tell.
 * @param onNear must stay the same from one rendering to the next
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
