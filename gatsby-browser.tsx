import { keepHashValid, watchHistory } from "./src/boot/history";
import { hydrateInSlices } from "./src/boot/hydrate";
import { fallBackToBrowserNavigation } from "./src/boot/pageLoading";
import { followColorMode } from "./src/theme/colorMode";

export { shouldUpdateScroll } from "./src/boot/history";
export { markReady as onInitialClientRender } from "./src/boot/hydrate";
export { wrapPageElement } from "./src/layout/Layout";

/** Runs before Gatsby starts. */
export function onClientEntry(): Promise<unknown> | undefined {
  keepHashValid();
  watchHistory();
  fallBackToBrowserNavigation();
  followColorMode();
  // `gatsby develop` would scroll before the bundles of the first page give it its height.
  return process.env.NODE_ENV === "development"
    ? window.___loader.loadPage(window.location.pathname)
    : undefined;
}

// `gatsby develop` sends no HTML to hydrate, so Gatsby's default is right.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "development" ? undefined : () => hydrateInSlices;

// Webpack leaves this line and src/develop out of a build.
if (process.env.NODE_ENV === "development")
  import("./src/develop/problemPanel").then(({ showProblemsOnPages }) => showProblemsOnPages());
