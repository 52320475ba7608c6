import type { GatsbySSR } from "gatsby";
import { preloadAll } from "./src/components/bundled";
import { renderWithStyles } from "./src/theme/criticalStyles";

export { onRenderBody } from "./src/boot/documentHead";
export { wrapPageElement } from "./src/layout/Layout";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (args) => {
  await preloadAll();
  renderWithStyles(args);
};
