import { globalHistory } from "@reach/router";
import type { ShouldUpdateScrollArgs } from "gatsby";

/** Returns an address whose hash can be decoded. Gatsby decodes each hash, and throws on one such as `#%`. */
export function withValidHash(address: string): string {
  const [path = "", ...rest] = address.split("#");
  const hash = rest.join("#");
  try {
    decodeURIComponent(hash);
    return address;
  } catch {
    return `${path}#${hash.replace(/%/g, "%25")}`;
  }
}

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

/** Whether the browser restores the scroll position of another page than the one that is still shown. */
let restores = false;

/** After Back and Forward, restores the scroll position at once, without smooth scrolling. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    document.documentElement.style.scrollBehavior = "auto";
    // Ends the smooth scroll of a page that the visitor leaves at once.
    window.scrollTo(0, window.scrollY);
    restores = true;
    requestAnimationFrame(() => {
      restores = false;
    });
  });
  // WebKit restores it before the page changes, and Gatsby would save it for the page that the visitor leaves.
  window.addEventListener("scroll", (event) => restores && event.stopImmediatePropagation(), {
    capture: true,
  });
}

/** Makes scrolling smooth again after the browser has restored a position. */
export function resumeSmoothScroll(): void {
  requestAnimationFrame(() => {
    document.documentElement.style.scrollBehavior = "";
  });
}

/** Whether Gatsby scrolls: not when a document opens, because the browser has scrolled already, except in the empty document of `gatsby develop`. */
export const skipInitialScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs): boolean =>
  prevRouterProps !== undefined || process.env.NODE_ENV === "development";
