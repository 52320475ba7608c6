import { withValidHash } from "./hash";

/** What Gatsby's loader gives for a page: an error, or nothing, where data or code cannot be had. */
interface LoadedPage {
  status?: "error";
  page?: { webpackCompilationHash?: string };
}

declare global {
  interface Window {
    /** Gatsby's loader of pages (gatsby/cache-dir/loader.js). */
    ___loader: { loadPage(path: string): Promise<LoadedPage | undefined>; hovering(path: string): void };
    /** Where Gatsby's links lead when they are clicked (gatsby/cache-dir/navigation.js). */
    ___navigate(to: string | number, options?: object): void;
    /** Names the build that the page is of. */
    ___webpackCompilationHash?: string;
  }
}

const isWhole = (loaded: LoadedPage | undefined) => Boolean(loaded?.page) && loaded?.status !== "error";

/** A site that was deployed anew while the page stood open has other code, and data for that code. */
const isOfThisBuild = (loaded: LoadedPage | undefined) =>
  process.env.NODE_ENV !== "production" || loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;

/**
 * Sees to it that a link leads on when the data or the code of the next page cannot be had, or is of a newer build: the
 * browser then follows it. Left alone, Gatsby forgets the place on the page that the link names, shows the page of a
 * newer build both with the old code and anew, which makes two entries in the history, and does nothing at all where
 * the data names code that this build does not have.
 */
export function followLinksAnyhow(): void {
  const loader = window.___loader;
  const { loadPage } = loader;
  loader.loadPage = (path) => loadPage(path).catch(() => ({ status: "error" }));
  // A page that is fetched ahead and fails is asked for again when its link is clicked.
  loader.hovering = (path) => {
    loader.loadPage(path);
  };

  const navigate = window.___navigate;
  window.___navigate = (address, options) => {
    if (typeof address === "number") return navigate(address, options);
    const to = withValidHash(address);
    const { pathname, search } = new URL(to, window.location.href);
    loader.loadPage(pathname + search).then((loaded) => {
      if (isWhole(loaded) && isOfThisBuild(loaded)) navigate(to, options);
      else window.location.assign(to);
    });
  };
}
