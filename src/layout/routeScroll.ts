import type { RouteUpdateArgs } from "gatsby";

let returnedTo: string | undefined;

/** Notes when a visitor goes back or forward: the browser's place in the page then comes back at once, without a ride. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    returnedTo = window.location.href;
    document.documentElement.style.scrollBehavior = "auto";
  });
}

/**
 * After a change of route: scrolls to the place that the address names, or to the top.
 * Gatsby has asked for the same before the new page was laid out, and a page that becomes shorter ends that ride halfway;
 * two frames later the new page stands.
 */
export function scrollToPlace({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  const scroll = () => {
    document.documentElement.style.scrollBehavior = "";
    const returned = returnedTo === location.href;
    returnedTo = undefined;
    if (returned) return;
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  };
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
