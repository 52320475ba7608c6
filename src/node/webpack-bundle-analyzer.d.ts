/** The part of the package that the treemap uses; the package has no types. */
declare module "webpack-bundle-analyzer" {
  interface Options {
    analyzerMode: "static" | "json";
    defaultSizes?: "stat" | "parsed" | "gzip" | "brotli";
    logLevel?: "info" | "warn" | "error" | "silent";
    openAnalyzer?: boolean;
    reportFilename: string;
  }
  export class BundleAnalyzerPlugin {
    constructor(options: Options);
    apply(compiler: object): void;
  }
}
