import { type RefObject, useEffect } from "react";

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
      { rootMargin: "25% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
