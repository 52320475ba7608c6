import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Puts `src/boot/chunkedStartup.ts` before Gatsby's own entry in built pages.
 * @throws when Gatsby's configuration has no entry named `app`
 */
export function chunkStartup({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  if (typeof config.entry?.app !== "string") {
    throw new Error(
      `Expected the path of a file as Gatsby's webpack entry "app", got ${JSON.stringify(config.entry)}. Gatsby has changed: adapt or remove src/node/overrides/chunkedStartup.ts.`,
    );
  }
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: resolve("src/boot/chunkedStartup") },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, "gatsby-app$": config.entry.app },
    },
  });
}
