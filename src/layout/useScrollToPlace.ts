import type { PageProps } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Gatsby marks where a link leads; Back, Forward and the first page have no mark. */
export type Route = PageProps["location"] & { action?: "PUSH" };

/** Returns the element that the hash of an address names, if it is on the page. */
const placeOf = ({ hash }: Route): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to the place that a hash names, or to the top. */
function scrollToPlace(route: Route, behavior: ScrollBehavior): void {
  if (route.hash) placeOf(route)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Scrolls to at most the height of the window away from a place, on the side from which the visitor comes. */
function scrollNear(route: Route): void {
  const { scrollY: before, innerHeight: most } = window;
  scrollToPlace(route, "instant");
  const way = before - window.scrollY;
  window.scrollBy({ top: Math.max(-most, Math.min(way, most)), behavior: "instant" });
}

/** Moves the focus to a place, from which the next Tab and screen readers go on. */
function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Scrolls to where a link leads, smoothly unless motion is reduced. Gatsby itself scrolls too early: its router then moves the
 * focus, which ends a smooth scroll.
 */
export function useScrollToPlace(route: Route): void {
  const path = useRef(route.pathname);
  const followed = route.action === "PUSH";

  // Before the browser paints the new page, so that the visitor doesn't see its middle.
  useLayoutEffect(() => {
    if (followed && route.pathname !== path.current) scrollNear(route);
    path.current = route.pathname;
  }, [route, followed]);

  useEffect(() => {
    if (!followed) return;
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // After all effects, of which the router's is the last.
    Promise.resolve().then(() => {
      const place = placeOf(route);
      if (place) focusPlace(place);
      scrollToPlace(route, reduced ? "instant" : "smooth");
    });
  }, [route, followed]);
}
