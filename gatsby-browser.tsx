export { replayEarlyTap as onInitialClientRender } from "./src/layout/earlyTap";
export { wrapPageElement } from "./src/layout/wrapPageElement";
