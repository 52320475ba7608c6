export { onRenderBody } from "./src/boot/documentHead";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { replaceRenderer } from "./src/theme/criticalStyles";
