import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Lowers the class fields of Base UI, which are of 2022: the scripts hold no syntax younger than ES2021 (see
 * docs/reliability.md), and Gatsby leaves the syntax of packages as it is.
 */
export function lowerSyntax({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const options = { babelrc: false, configFile: false, plugins: ["@babel/plugin-transform-class-properties"] };
  actions.setWebpackConfig({ module: { rules: [{ test: /@base-ui[\\/].+\.mjs$/, loader: "babel-loader", options }] } });
}
