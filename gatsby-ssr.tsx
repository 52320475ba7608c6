export { wrapPageElement } from "./src/layout/wrapPageElement";
export { replaceRenderer } from "./src/theme/criticalStyles";
export { onRenderBody } from "./src/theme/documentHead";
