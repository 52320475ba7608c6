export { onClientEntry } from "./src/layout/clientEntry";
export { comeAlive as onInitialClientRender } from "./src/layout/comingAlive";
export { replaceHydrateFunction } from "./src/layout/hydrate";
export { scrollToPlace as onRouteUpdate } from "./src/layout/routeScroll";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/theme/StyleRoot";

// A build leaves the branch out, and with it all of src/develop.
if (process.env.NODE_ENV === "development") import("./src/develop/showFaults").then(({ showFaults }) => showFaults());
