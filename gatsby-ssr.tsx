import type { GatsbySSR } from "gatsby";
import { renderWithStyles } from "./src/boot/criticalStyles";
import { preloadAll } from "./src/components/deferred";

export { onRenderBody } from "./src/boot/documentHead";
export { wrapPageElement } from "./src/layout/Layout";

/** Renders a page with all of its bundles, and its styles in its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (args) => {
  await preloadAll();
  renderWithStyles(args);
};
