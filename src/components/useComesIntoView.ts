import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element has come into view since the page was there. What is in view from the start has not,
 * so that nothing changes under the eyes of a visitor.
 */
export function useComesIntoView(element: RefObject<Element>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let wasOutside = false;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      if (isInView) observer.disconnect();
      setHasCome(isInView && wasOutside);
      wasOutside = true;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return hasCome;
}
