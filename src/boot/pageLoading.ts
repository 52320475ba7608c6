import { withValidHash } from "./hash";

/** The result of Gatsby's loader; an error or nothing when data or code can't load. */
interface LoadedPage {
  status?: "error";
  page?: { webpackCompilationHash?: string };
}

declare global {
  interface Window {
    /** Gatsby's page loader (gatsby/cache-dir/loader.js). */
    ___loader: {
      loadPage(path: string): Promise<LoadedPage | undefined>;
      hovering(path: string): void;
    };
    /** The function that Gatsby's links call (gatsby/cache-dir/navigation.js). */
    ___navigate(to: string | number, options?: object): void;
    /** The build of the current page. */
    ___webpackCompilationHash?: string;
  }
}

const isWhole = (loaded: LoadedPage | undefined) =>
  Boolean(loaded?.page) && loaded?.status !== "error";

/** After a deploy while the page is open, the server has other code, and data for that code. */
const isOfThisBuild = (loaded: LoadedPage | undefined) =>
  process.env.NODE_ENV !== "production" ||
  loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;

/**
 * Makes the browser follow a link itself when data or code of the next page can't load, or is from a newer build. Gatsby
 * would lose the link's hash, add two history entries for a page of a newer build, and do nothing when that page needs
 * code that this build doesn't have.
 */
export function fallBackToBrowserNavigation(): void {
  const loader = window.___loader;
  const { loadPage } = loader;
  loader.loadPage = (path) => loadPage(path).catch(() => ({ status: "error" }));
  // A failed prefetch has no effect: a click on the link loads the page again.
  loader.hovering = (path) => {
    loader.loadPage(path);
  };

  // The last choice of the visitor counts. Without this, an earlier link would win if its page took longer to load.
  let choice = 0;
  window.addEventListener("popstate", () => {
    choice += 1;
  });
  const navigate = window.___navigate;
  window.___navigate = (address, options) => {
    if (typeof address === "number") return navigate(address, options);
    choice += 1;
    const own = choice;
    const to = withValidHash(address);
    const { pathname, search } = new URL(to, window.location.href);
    loader.loadPage(pathname + search).then((loaded) => {
      if (own !== choice) return;
      if (isWhole(loaded) && isOfThisBuild(loaded)) navigate(to, options);
      else window.location.assign(to);
    });
  };
}
