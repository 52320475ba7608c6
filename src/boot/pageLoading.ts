import { isPlainClick } from "../components/isPlainClick";
import { withTimeout } from "../components/loading";
import { beginAction, endAction } from "../components/pendingAction";
import { isRightToLeft, ownLanguage } from "../shared/languages";
import { withValidHash } from "./history";

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
  component?: { preload?(data: unknown): Promise<unknown> };
  json?: { data?: { page?: { ownPolicy?: boolean; site?: { language: string } } } };
}

declare global {
  interface Window {
    /** gatsby/cache-dir/loader.js: nothing, or an error without a page, when data or code can't load. */
    ___loader: { loadPage(path: string): Promise<LoadedPage | undefined> };
    /** gatsby/cache-dir/navigation.js: what Gatsby's links call. */
    ___navigate(to: string | number, options?: object): void;
    ___webpackCompilationHash?: string;
  }
}

/** Whether the page can show in this document. After a deploy, the server has other code, and data for that code. */
const isUsable = (loaded?: LoadedPage) =>
  loaded?.page &&
  // The security policy of this document doesn't permit what such a page loads.
  !loaded.json?.data?.page?.ownPolicy &&
  (process.env.NODE_ENV !== "production" ||
    loaded.page.webpackCompilationHash === window.___webpackCompilationHash);

/** Whether a page is written from right to left. */
export const isMirrored = (loaded?: LoadedPage): boolean =>
  isRightToLeft(loaded?.json?.data?.page?.site?.language ?? ownLanguage);

/** Whether a page is written in the other direction. The styles of a document are for one. */
const isTurned = (loaded?: LoadedPage) =>
  isMirrored(loaded) !== (document.documentElement.dir === "rtl");

/** Adds the query of this page to a link within it: it has what the visitor has chosen. */
function withOwnQuery(url: string): string {
  const { pathname, search, href } = window.location;
  const target = new URL(url, href);
  return target.pathname === pathname && !target.search ? pathname + search + target.hash : url;
}

/** Lets the router follow a link of the page's text to an anchor on it, because browsers would jump there. */
function followAnchorLinks(): void {
  window.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest<HTMLAnchorElement>("main a[href^='#']");
    if (!link) return;
    event.preventDefault();
    window.___navigate(window.location.pathname + link.hash);
  });
}

/** Makes the browser follow a link itself when the next page can't load, takes too long, or is from a newer build. */
export function fallBackToBrowserNavigation(): void {
  const { loadPage } = window.___loader;
  const load = async (path: string) => {
    const loaded = await loadPage(path);
    await loaded?.component?.preload?.(loaded.json?.data);
    return loaded;
  };
  window.___loader.loadPage = (path) =>
    // The page that the document holds can hydrate late.
    ("ready" in document.documentElement.dataset ? withTimeout(load(path)) : load(path)).catch(
      () => undefined,
    );

  window.addEventListener("popstate", endAction);
  // A link to another document ends what is loading as if it had failed, and the page would come after all.
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) endAction();
    },
    { capture: true },
  );
  followAnchorLinks();
  const navigate = window.___navigate;
  window.___navigate = (url, options) => {
    if (typeof url === "number") return navigate(url, options);
    const end = beginAction();
    const to = withOwnQuery(withValidHash(url));
    const { pathname, search } = new URL(to, window.location.href);
    window.___loader.loadPage(pathname + search).then((loaded) => {
      if (!end()) return;
      if (isUsable(loaded) && !isTurned(loaded)) navigate(to, options);
      else window.location.assign(to);
    });
  };
}
