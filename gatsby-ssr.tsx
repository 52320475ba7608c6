export { onRenderBody } from "./src/layout/documentHead";
export { onPreRenderHTML } from "./src/layout/iconLinks";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { replaceRenderer } from "./src/theme/criticalStyles";
