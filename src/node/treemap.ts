import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Writes a treemap of the browser's scripts for `npm run treemap`: `reports/treemap.html`, and the sizes as JSON. */
export async function addTreemap({ actions, stage }: CreateWebpackConfigArgs): Promise<void> {
  if (!process.env.TREEMAP || stage !== "build-javascript") return;
  const { BundleAnalyzerPlugin } = await import("webpack-bundle-analyzer");
  const common = { openAnalyzer: false, logLevel: "warn" } as const;
  actions.setWebpackConfig({
    plugins: [
      new BundleAnalyzerPlugin({
        ...common,
        analyzerMode: "static",
        defaultSizes: "gzip",
        reportFilename: resolve("reports/treemap.html"),
      }),
      new BundleAnalyzerPlugin({ ...common, analyzerMode: "json", reportFilename: resolve("reports/treemap.json") }),
    ],
  });
}
