import { useEffect, useState } from "react";

/** In pixels: shorter moves have no direction. */
const jitter = 6;
/** In pixels: within this distance of the top, the header always shows. */
const top = 80;

/** Whether the header shows: near the top and after scrolling up, but not after scrolling down. */
export function useHeaderVisibility(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now < top) setVisible(true);
      else if (Math.abs(now - last) < jitter) return;
      else setVisible(now < last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return visible;
}
