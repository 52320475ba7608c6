import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** How vaul, the drawer of the menu, puts its styles into the page: as the text of an element. */
const vaulsOwn = { test: /vaul[\\/]dist[\\/]index\.mjs$/, search: /function __insertCSS\(code\) \{[\s\S]*?\n\}/ };

/**
 * Has libraries hand their styles to a module of our own: written into the page as they do it, a Content-Security-Policy would
 * keep them out, or has to name them by hashes. A build fails when that file of vaul no longer holds what is replaced here; should
 * the file itself go by another name, the tests of the mobile menu fail, as the policy then keeps its styles out.
 */
export function takeOverStyles({ actions, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { "react-style-singleton$": resolve("src/components/styleSingleton") } } });
  if (stage !== "build-javascript") return;
  const ours = `import { addStyles as __insertCSS } from ${JSON.stringify(resolve("src/components/laterStyles"))};`;
  const options = { search: vaulsOwn.search, replace: () => ours, strict: true };
  actions.setWebpackConfig({ module: { rules: [{ test: vaulsOwn.test, loader: "string-replace-loader", options }] } });
}
