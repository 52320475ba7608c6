import { globalHistory } from "@reach/router";
import type { ShouldUpdateScrollArgs } from "gatsby";
import type { Route } from "../layout/useScrollToAnchor";

/** An address whose hash can be decoded. Gatsby decodes each hash, and throws on one such as `#%`. */
export const withValidHash = (url: string): string =>
  url.replace(/#.*/, (hash) => {
    try {
      decodeURIComponent(hash);
      return hash;
    } catch {
      return hash.replace(/%/g, "%25");
    }
  });

/** Repairs the hash of the address, now and after every change that the browser makes, before Gatsby reads it. */
export function keepHashValid(): void {
  const { href } = window.location;
  // Through the router, which has already read the address.
  if (withValidHash(href) !== href) globalHistory.navigate(withValidHash(href), { replace: true });
  window.addEventListener("popstate", () => {
    const valid = withValidHash(window.location.href);
    if (valid !== window.location.href)
      window.history.replaceState(window.history.state, "", valid);
  });
}

/** Gives the current entry of the history the key under which Gatsby saves its scroll position. */
const markEntry = (key: string) => window.history.replaceState({ key }, "");

/** Lets Gatsby save the scroll position of each entry of the history, and no other entry's in its place. */
export function watchHistory(): void {
  // Browsers scroll before the page changes, and Gatsby would save the position for the entry that the visitor leaves.
  let leaving = false;
  window.addEventListener(
    "scroll",
    (event) => {
      if (leaving) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // The router has given the first entry this key.
  if (!window.history.state) markEntry("initial");
  // What was open is closed now, so Back would do nothing.
  if (window.history.state.dialog) window.history.back();
  window.addEventListener("popstate", ({ state }) => {
    leaving = true;
    requestAnimationFrame(() => {
      leaving = false;
    });
    // An entry without a state is new: it comes from a link within the page.
    if (!state) markEntry(String(Date.now()));
    // Ends the smooth scroll of a page that the visitor leaves at once.
    else window.scrollTo(0, window.scrollY);
  });
}

/**
 * Whether Gatsby scrolls. When a document opens, the browser does, except in the empty document of `gatsby develop`; after a
 * link, `useScrollToAnchor` does; after Back to a page with a hash, this does, because Gatsby would go to the hash.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  if (!prevRouterProps) return process.env.NODE_ENV === "development";
  if ((location as Route).action === "PUSH") return false;
  const [, top] = getSavedScrollPosition(location);
  if (!location.hash || !top) return true;
  window.scrollTo(0, top);
  return false;
}
