import type { ShouldUpdateScrollArgs } from "gatsby";

/** Whether the browser restores the scroll position of another page than the one that is still shown. */
let restores = false;

/** After Back and Forward, restores the scroll position at once, without smooth scrolling. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    document.documentElement.style.scrollBehavior = "auto";
    restores = true;
    requestAnimationFrame(() => {
      restores = false;
    });
  });
  // WebKit restores it before the page changes. Gatsby would save that as the position on the page that the visitor leaves.
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

/**
 * Tells Gatsby whether to scroll. Not when a document opens: the browser has scrolled to the hash or restored the position
 * before the scripts run. `gatsby develop` sends an empty document, in which the browser finds no target to scroll to.
 */
export const skipInitialScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs): boolean =>
  prevRouterProps !== undefined || process.env.NODE_ENV === "development";
