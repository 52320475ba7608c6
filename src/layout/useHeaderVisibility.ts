import { useEffect, useState } from "react";

/** In pixels: less than this is a tremble, not a direction. */
const tremble = 6;
/** In pixels: this near to the top the header always shows. */
const top = 80;

/** Whether the header shows: always near the top and after scrolling up, not after scrolling down. */
export function useHeaderVisibility(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now < top) setVisible(true);
      else if (Math.abs(now - last) < tremble) return;
      else setVisible(now < last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return visible;
}
