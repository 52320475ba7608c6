import { resolve } from "node:path";
import { buildSync } from "esbuild";

/** What the oldest browsers with ES modules understand: Chrome 61, Safari 11, Firefox 60. */
const target = "es2017";

/**
 * Bundles and minifies an inline script.
 * @param file its name in `src/boot/inline`
 * @param define values as JSON, by the name of the constant that the script declares
 */
export function inlineScript(file: string, define: Record<string, string> = {}): string {
  const [output] = buildSync({
    entryPoints: [resolve("src/boot/inline", file)],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    target,
    define,
    tsconfigRaw: {},
  }).outputFiles;
  return output?.text.trim() ?? "";
}
