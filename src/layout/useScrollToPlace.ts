import type { PageProps } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Gatsby marks where a link leads; Back, Forward and the first page have no mark. */
export type Route = PageProps["location"] & { action?: "PUSH" };

const placeOf = ({ hash }: Route) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to the place that a hash names, or to the top; by default smoothly, unless motion is reduced. */
function scrollToPlace(route: Route, behavior: ScrollBehavior = "auto") {
  if (route.hash) placeOf(route)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/**
 * Scrolls to where a link leads; on another page, over at most the height of the window. Gatsby itself scrolls too early:
 * its router then moves the focus, which ends a smooth scroll.
 */
export function useScrollToPlace(route: Route) {
  const path = useRef(route.pathname);
  const followed = route.action === "PUSH";

  // Before the browser paints the page, so that the visitor doesn't see its middle.
  useLayoutEffect(() => {
    if (followed && route.pathname !== path.current) {
      const { scrollY, innerHeight } = window;
      scrollToPlace(route, "instant");
      const way = scrollY - window.scrollY;
      window.scrollBy({
        top: Math.max(-innerHeight, Math.min(way, innerHeight)),
        behavior: "instant",
      });
    }
    path.current = route.pathname;
  }, [route, followed]);

  useEffect(() => {
    // After all effects, of which the router's is the last.
    if (followed)
      Promise.resolve().then(() => {
        const place = placeOf(route);
        // The next Tab, and screen readers, start there.
        if (place && place.tabIndex < 0) place.tabIndex = -1;
        place?.focus({ preventScroll: true });
        scrollToPlace(route);
      });
  }, [route, followed]);
}
