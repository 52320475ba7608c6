export { onPreRenderHTML, onRenderBody } from "./src/layout/documentHead";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { replaceRenderer } from "./src/theme/criticalStyles";
