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

/**
 * Bundles and minifies a script of `src/boot/inline`, for the oldest browsers with ES modules.
 * @param define values as JSON, by the name of the constant that the script declares
 */
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

/**
 * Replaces Gatsby's script tags with one script that loads the same files after the first paint.
 * @throws when there are no script tags, or no list of files as a string
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(scriptTag)].map(([, address]) => address);
  if (addresses.length === 0 || !chunkMapping.test(html)) {
    throw new Error(
      `Expected script tags such as <script src="/app.js" async></script> and window.___chunkMapping="…" in ${scriptsSlice}, got ${html}. Gatsby's output has changed: adapt or remove src/node/overrides/lateScripts.ts.`,
    );
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

/** Loads the scripts of built pages after the first paint, and passes `src/boot/documentHead.tsx` its inline script. */
export function addInlineScripts({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const defined = plugins.define({
    BEFORE_PAINT_SCRIPT: JSON.stringify(inlineScript("beforePaint.ts")),
  });
  actions.setWebpackConfig({
    plugins: stage === "build-javascript" ? [defined, new LateScripts()] : [defined],
  });
}
