export { onRenderBody } from "./src/boot/documentHead";
export { wrapPageElement } from "./src/layout/Layout";
export { replaceRenderer } from "./src/theme/criticalStyles";
