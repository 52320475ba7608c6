import { type RefObject, useEffect, useRef, useState } from "react";

/** Waits out of sight to draw itself, or does so now. Undefined, it is simply there. */
type Drawing = "waiting" | "drawing" | undefined;

/**
 * Lets a drawing draw itself once, when the window shows half of it. It is there without scripts, and where it is in view before they start.
 * @param measured the selector of the element inside the drawing that is measured; without one, it is the drawing
 * @returns a ref for the drawing, and its state for styles
 */
export function useDrawing<Drawn extends Element>(measured?: string): [RefObject<Drawn>, Drawing] {
  const drawn = useRef<Drawn>(null);
  const [state, setState] = useState<Drawing>();
  useEffect(() => {
    const part = measured ? drawn.current?.querySelector(measured) : drawn.current;
    if (!part) return;
    let waits = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several can come at once; the last is how it stands now.
        const share = entries.at(-1)?.intersectionRatio ?? 1;
        if (share === 0) {
          waits = true;
          setState("waiting");
        }
        if (!waits || share >= 0.5) observer.disconnect();
        if (waits && share >= 0.5) setState("drawing");
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [measured]);
  return [drawn, state];
}
