export { wrapPageElement } from "./src/layout/wrapPageElement";
export { onRenderBody } from "./src/theme/documentHead";
export { replaceRenderer } from "./src/theme/criticalStyles";
