import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Compiles the class fields of Base UI, which are ES2022, to ES2021 (see docs/reliability.md). Gatsby doesn't compile
 * packages.
 */
export function lowerSyntax({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const options = {
    babelrc: false,
    configFile: false,
    plugins: ["@babel/plugin-transform-class-properties"],
  };
  actions.setWebpackConfig({
    module: { rules: [{ test: /@base-ui[\\/].+\.mjs$/, loader: "babel-loader", options }] },
  });
}

/** Keeps scripts from naming their source maps, which `scripts/build.ts` does not publish. */
export function hideSourceMaps({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: "hidden-source-map" });
}
