export { onClientEntry } from "./src/layout/clientEntry";
export { comeAlive as onInitialClientRender } from "./src/layout/comingAlive";
export { replaceHydrateFunction } from "./src/layout/hydrate";
export { scrollToPlace as onRouteUpdate } from "./src/layout/routeScroll";
export { wrapPageElement } from "./src/layout/wrapPageElement";
