import type { CreateWebpackConfigArgs } from "gatsby";

/** Keeps scripts from naming their source maps, which `scripts/build.ts` does not publish. */
export function hideSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: "hidden-source-map" });
}
