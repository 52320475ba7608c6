import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { idInHash } from "./hash";

let returnedTo: string | undefined;
/** The frame in which `scrollSmoothly` checks the position next. */
let nextCheck = 0;
/** Whether the browser restores the scroll position of another page than the one that is still shown. */
let restores = false;

/** Watches for Back and Forward, after which the browser restores the scroll position at once, without smooth scrolling. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    returnedTo = window.location.href;
    // A visitor can go back while the page still scrolls to its top.
    cancelAnimationFrame(nextCheck);
    document.documentElement.style.scrollBehavior = "auto";
    restores = true;
    requestAnimationFrame(() => {
      restores = false;
    });
  });
  // WebKit restores it before the page changes. Gatsby would save that as the place on the page that the visitor leaves.
  window.addEventListener("scroll", (event) => restores && event.stopImmediatePropagation(), {
    capture: true,
  });
}

/** In frames: how often `scrollSmoothly` checks the position, and for how long. A new page has its layout within half a second. */
const step = 4;
const checkedFrames = 32;

/** Starts a smooth scroll, and starts it again when it stops: when a page gets shorter, browsers stop halfway. */
function scrollSmoothly(scroll: () => void, left = checkedFrames, last = Number.NaN): void {
  const now = window.scrollY;
  if (left % step === 0 && now !== last) last = now;
  else if (left % step === 0) scroll();
  if (left > 0) nextCheck = requestAnimationFrame(() => scrollSmoothly(scroll, left - 1, last));
}

/**
 * After a change of route, scrolls to the target of the hash, or to the top. Gatsby does the same, but before the new page
 * has its layout.
 */
export function scrollToPlace({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  const returned = returnedTo === location.href;
  returnedTo = undefined;
  if (returned) {
    requestAnimationFrame(() => {
      document.documentElement.style.scrollBehavior = "";
    });
    return;
  }
  document.documentElement.style.scrollBehavior = "";
  cancelAnimationFrame(nextCheck);
  scrollSmoothly(() => {
    const place = document.getElementById(idInHash(location.hash));
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  });
}

/**
 * Tells Gatsby whether to scroll. Not when a document opens: the browser has scrolled to the hash or restored the position
 * before the scripts run. Gatsby would undo what the visitor has scrolled since, and restore the position even of a page that
 * is opened again. `gatsby develop` sends an empty document, in which the browser finds no place to scroll to.
 */
export const leaveFirstScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs): boolean =>
  prevRouterProps !== undefined || process.env.NODE_ENV === "development";
