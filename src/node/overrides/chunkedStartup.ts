import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Puts an entry of our own before Gatsby's in the built pages, so that their scripts start in steps. */
export function startInSteps({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: resolve("src/boot/chunkedStartup") },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, "gatsby-app$": config.entry.app } },
  });
}
