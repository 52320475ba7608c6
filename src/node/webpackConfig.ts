import { readFile, writeFile } from "node:fs/promises";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

/** The script tags of all pages, which Gatsby writes before it renders the pages. */
const scriptsSlice = "public/_gatsby/slices/_gatsby-scripts-1.html";
const scriptTag = /<script src="([^"]+)" async><\/script>/g;

/** A script of `src/boot/inline`, for the oldest browsers with ES modules. */
function inlineScript(file: string, define: Record<string, string> = {}) {
  const [output] = buildSync({
    entryPoints: [`src/boot/inline/${file}`],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    target: "es2017",
    define,
    tsconfigRaw: {},
  }).outputFiles;
  return output?.text.trim() ?? "";
}

/** Replaces Gatsby's script tags with one script that loads the same files after the first paint. */
export function withDeferredScripts(html: string): string {
  const urls = [...html.matchAll(scriptTag)].map(([, url]) => url);
  if (urls.length === 0)
    throw new Error("Gatsby has changed its script tags: adapt src/node/webpackConfig.ts.");
  const script = inlineScript("startScripts.ts", { SCRIPTS: JSON.stringify(urls) });
  return `${html.replace(scriptTag, "")}<script>${script}</script>`;
}

class DeferredScripts {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise("DeferredScripts", async () => {
      await writeFile(scriptsSlice, withDeferredScripts(await readFile(scriptsSlice, "utf8")));
    });
  }
}

/** Adds the inline scripts to every page; defers the scripts of built pages, without the names of source maps. */
export function onCreateWebpackConfig({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const defined = plugins.define({
    BEFORE_PAINT_SCRIPT: JSON.stringify(inlineScript("beforePaint.ts")),
  });
  actions.setWebpackConfig({ plugins: [defined] });
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      plugins: [new DeferredScripts()],
      devtool: "hidden-source-map",
    });
}
