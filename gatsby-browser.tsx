import { replaceHydrateFunction as hydrateInSlices } from "./src/boot/hydrate";

export { onClientEntry } from "./src/boot/clientEntry";
export { markReady as onInitialClientRender } from "./src/boot/noScriptFallback";
export { scrollToPlace as onRouteUpdate } from "./src/boot/routeScroll";
export { wrapPageElement } from "./src/layout/wrapPageElement";

// While developing, nothing is rendered ahead that could be brought alive: Gatsby's own way is right.
export const replaceHydrateFunction = process.env.NODE_ENV === "development" ? undefined : hydrateInSlices;

// A build leaves out this line and src/develop.
if (process.env.NODE_ENV === "development") import("./src/develop/showProblems").then(({ showProblems }) => showProblems());
