/**
 * Tells Gatsby to leave prefetching to `prefetchPage` where the policy of a page blocks `<link rel="prefetch">`, as in Firefox,
 * which judges it by `default-src` alone. No property of the browser says so.
 */
export const disableCorePrefetching = (): boolean => navigator.userAgent.includes("Firefox/");

/** Loads the page of a link in view where the browser can't prefetch it. The policy allows these requests. */
export function prefetchPage({ pathname }: { pathname: string }): void {
  if (disableCorePrefetching()) window.___loader.loadPage(pathname);
}
