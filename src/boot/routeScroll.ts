import type { RouteUpdateArgs } from "gatsby";
import { idInHash } from "./hash";

let returnedTo: string | undefined;

/** Notes when a visitor goes back or forward: the browser's place in the page then comes back at once, without a ride. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    returnedTo = window.location.href;
    document.documentElement.style.scrollBehavior = "auto";
  });
}

/** In frames: how often the ride is looked after, and for how long; half a second is more than a new page takes to stand. */
const step = 4;
const rideFrames = 32;

/** Starts a smooth scroll, and starts it again where it has come to a stop: a page that becomes shorter ends it halfway. */
function ride(scroll: () => void, left = rideFrames, last = Number.NaN): void {
  const now = window.scrollY;
  if (left % step === 0 && now !== last) last = now;
  else if (left % step === 0) scroll();
  if (left > 0) requestAnimationFrame(() => ride(scroll, left - 1, last));
}

/**
 * After a change of route: scrolls to the place that the address names, or to the top.
 * Gatsby has asked for the same, but before the new page was laid out.
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
  ride(() => {
    const place = document.getElementById(idInHash(location.hash));
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  });
}
