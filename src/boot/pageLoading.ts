import { noteLoading } from "../components/LoadingNote";
import { withTimeout } from "../components/loading";
import { withValidHash } from "./history";

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
  component?: { preload?(data: unknown): Promise<unknown> };
  json?: { data?: { page?: { ownPolicy?: boolean } } };
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

/** In milliseconds: after this time, the visitor sees that the next page is loading. */
const slowAfter = 1000;

/** Makes the browser follow a link itself when the next page can't load, takes too long, or is from a newer build. */
export function fallBackToBrowserNavigation() {
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

  // The last choice of the visitor counts. Without this, an earlier link would win if its page took longer to load.
  let choice = 0;
  let endNote = () => {};
  const endChoice = () => {
    choice += 1;
    endNote();
  };
  window.addEventListener("popstate", endChoice);
  const navigate = window.___navigate;
  window.___navigate = (address, options) => {
    if (typeof address === "number") return navigate(address, options);
    endChoice();
    const own = choice;
    const to = withValidHash(address);
    const { pathname, search } = new URL(to, window.location.href);
    endNote = noteLoading(slowAfter);
    window.___loader.loadPage(pathname + search).then((loaded) => {
      if (own !== choice) return;
      endChoice();
      if (isUsable(loaded)) navigate(to, options);
      else window.location.assign(to);
    });
  };
}
