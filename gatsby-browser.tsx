export { replayEarlyTap as onInitialClientRender } from "./src/layout/earlyTap";
export { scrollToPlace as onRouteUpdate, watchHistory as onClientEntry } from "./src/layout/routeScroll";
export { wrapPageElement } from "./src/layout/wrapPageElement";
