import { replaceHydrateFunction as hydrateInSlices } from "./src/boot/hydrate";

export { onClientEntry } from "./src/boot/clientEntry";
export { markReady as onInitialClientRender } from "./src/boot/noScriptFallback";
export { disableCorePrefetching, prefetchPage as onPrefetchPathname } from "./src/boot/prefetch";
export {
  leaveFirstScroll as shouldUpdateScroll,
  scrollToPlace as onRouteUpdate,
} from "./src/boot/routeScroll";
export { wrapPageElement } from "./src/layout/wrapPageElement";

// `gatsby develop` sends no HTML to hydrate, so Gatsby's default is right.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "development" ? undefined : hydrateInSlices;

// Webpack leaves this line and src/develop out of a build.
if (process.env.NODE_ENV === "development")
  import("./src/develop/siteProblems").then(({ showProblemsOnPages }) => showProblemsOnPages());
