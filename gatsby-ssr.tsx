export { onRenderBody } from "./src/boot/documentHead";
export { leaveOutManifestLink as onPreRenderHTML } from "./src/boot/manifestLink";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { replaceRenderer } from "./src/theme/criticalStyles";
