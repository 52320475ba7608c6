/**
 * Whether the policy of a page blocks `<link rel="prefetch">`, as in Firefox, which judges it by `default-src` alone. No
 * property of the browser says so.
 */
const isBlocked = () => navigator.userAgent.includes("Firefox/");

/** Tells Gatsby to leave prefetching to `prefetchPage`. */
export const disableCorePrefetching = (): boolean => isBlocked();

/** Loads the page of a link in view where the browser can't prefetch it. The policy allows these requests. */
export function prefetchPage({ pathname }: { pathname: string }): void {
  if (isBlocked()) window.___loader.loadPage(pathname);
}
