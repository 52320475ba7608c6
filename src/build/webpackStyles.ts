import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Puts a module of our own in the place of a package whose styles a Content-Security-Policy would keep out. */
export function replaceStyleSingleton({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { "react-style-singleton$": resolve("src/components/styleSingleton") } } });
}
