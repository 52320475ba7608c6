import type { PageProps } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Gatsby marks where a link leads; Back, Forward and the first page have no mark. */
export type Route = PageProps["location"] & { action?: "PUSH" };

/** Returns the element that the hash of an address names, if it is on the page. */
const anchorElement = ({ hash }: Route): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to the anchor that a hash names, or to the top. */
function scrollToAnchor(route: Route, behavior: ScrollBehavior): void {
  if (route.hash) anchorElement(route)?.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Scrolls to at most the height of the window away from an anchor, on the side from which the visitor comes. */
function scrollNear(route: Route): void {
  const { scrollY: before, innerHeight: most } = window;
  scrollToAnchor(route, "instant");
  const way = before - window.scrollY;
  window.scrollBy({ top: Math.max(-most, Math.min(way, most)), behavior: "instant" });
}

/** Moves the focus to an anchor, from which the next Tab and screen readers go on. */
function focusAnchor(anchor: HTMLElement): void {
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}

/**
 * Scrolls to where a link leads, smoothly unless motion is reduced. Gatsby itself scrolls too early: its router then moves the
 * focus, which ends a smooth scroll.
 */
export function useScrollToAnchor(route: Route): void {
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
      const anchor = anchorElement(route);
      if (anchor) focusAnchor(anchor);
      scrollToAnchor(route, reduced ? "instant" : "smooth");
    });
  }, [route, followed]);
}
