import { type RefObject, useEffect, useRef, useState } from "react";

/** Returns a ref for an element, and whether its content is wider than it is, so that it needs to be reached by keyboard to scroll it. */
export function useScrolls<Scrolled extends Element>(): [RefObject<Scrolled>, boolean] {
  const scrolled = useRef<Scrolled>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = scrolled.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [scrolled, scrolls];
}
