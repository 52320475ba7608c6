declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep; by default, all. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
