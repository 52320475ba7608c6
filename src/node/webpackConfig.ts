import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

/** Gatsby writes the script tags of all pages into this file before it renders the pages. */
const scriptsSlice = resolve("public/_gatsby/slices/_gatsby-scripts-1.html");
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
/**
 * Gatsby's list of the files of all pages, a kilobyte compressed. Gatsby 5 writes it as a string and its loader looks for an
 * object, so it has no effect; `startScripts.ts` sets an empty list.
 */
const chunkMapping =
  /\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=".*";\s*<\/script>\s*/;

/** Bundles and minifies a script of `src/boot/inline`, for the oldest browsers with ES modules. */
function inlineScript(file: string, define: Record<string, string> = {}): string {
  const [output] = buildSync({
    entryPoints: [resolve("src/boot/inline", file)],
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

/** The error that stops a build when a new version of Gatsby needs other overrides. */
const gatsbyChanged = (expected: string, got: string) =>
  new Error(
    `Expected ${expected}, got ${got}. Gatsby has changed: adapt or remove this part of src/node/webpackConfig.ts.`,
  );

/**
 * Replaces Gatsby's script tags with one script that loads the same files after the first paint.
 * @throws when there are no script tags, or no list of files as a string
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(scriptTag)].map(([, address]) => address);
  if (addresses.length === 0 || !chunkMapping.test(html)) {
    const tags = '<script src="/app.js" async></script> and window.___chunkMapping="…"';
    throw gatsbyChanged(`script tags such as ${tags} in ${scriptsSlice}`, html);
  }
  const script = inlineScript("startScripts.ts", { SCRIPTS: JSON.stringify(addresses) });
  return `${html.replace(scriptTag, "").replace(chunkMapping, "")}<script>${script}</script>`;
}

class LateScripts {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise("LateScripts", async () => {
      await writeFile(scriptsSlice, withLateScripts(await readFile(scriptsSlice, "utf8")));
    });
  }
}

/**
 * Passes `src/boot/documentHead.tsx` its inline script. In built pages, also loads the scripts after the first paint, puts
 * `src/boot/chunkedStartup.ts` before Gatsby's own entry, and keeps scripts from naming their source maps, which
 * `scripts/build.ts` does not publish.
 */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  const defined = plugins.define({
    BEFORE_PAINT_SCRIPT: JSON.stringify(inlineScript("beforePaint.ts")),
  });
  actions.setWebpackConfig({ plugins: [defined] });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ plugins: [new LateScripts()], devtool: "hidden-source-map" });
  const config = getConfig();
  const { app } = config.entry ?? {};
  if (typeof app !== "string")
    throw gatsbyChanged('a file as webpack\'s entry "app"', JSON.stringify(config.entry));
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: resolve("src/boot/chunkedStartup") },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, "gatsby-app$": app } },
  });
}
