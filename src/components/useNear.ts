import { type RefObject, useEffect, useRef, useState } from "react";

/** How far from the window counts as near. */
const margin = "300px";

/** Whether an element has come near the window yet, so that its code is fetched no sooner. */
export function useNear<Kind extends Element>(): [RefObject<Kind>, boolean] {
  const element = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, near];
}
