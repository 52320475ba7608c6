import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler } from "webpack";

/** What Gatsby writes the script tags of every page into, before it makes the pages. */
const scriptsSlice = resolve("public/_gatsby/slices/_gatsby-scripts-1.html");
const scriptTag = /<script src="([^"]+)" async><\/script>/g;
const compilationHash = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;
const chunkMapping = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;
/** Where Gatsby's scripts look for the path of the page; `src/layout/pagePath.ts` puts it on the body. */
const pagePath = "window.pagePath=document.body.dataset.path;";
/**
 * Gatsby writes 2 KB of it into every page, as a text, where it later reads an object, and so finds nothing in it: an empty
 * one says the same.
 */
const emptyMapping = "window.___chunkMapping={};";

/** In milliseconds: pages in the background paint nothing, and still start their scripts. */
const latestStart = 2000;

/**
 * Loads scripts after the first paint. As `async` scripts they compete with it for line and processor. Each loads in a task
 * of its own, because requesting a file takes a phone some milliseconds.
 *
 * No single signal is enough: Firefox reports no paint for a page that opens scrolled, and a hidden page has no frames.
 */
const loader = (addresses: string[]) =>
  `(function(){var b;function go(){if(b)return;b=1;${JSON.stringify(addresses)}.forEach(function(a){setTimeout(function(){var s=document.createElement("script");s.src=a;document.body.appendChild(s)})})}try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch(e){}requestAnimationFrame(function(){requestAnimationFrame(go)});setTimeout(go,${latestStart})})()`;

/** Puts one script in the place of Gatsby's script tags and of what it says with them: each more costs every page a hash in its policy. */
export function startLate(html: string): string {
  const addresses = [...html.matchAll(scriptTag)].map(([, address]) => `${address}`);
  const [, hash] = compilationHash.exec(html) ?? [];
  if (addresses.length === 0 || !hash) return html;
  const rest = [scriptTag, compilationHash, chunkMapping].reduce((text, part) => text.replace(part, ""), html);
  return `${rest}<script>${pagePath}${emptyMapping}${hash}${loader(addresses)}</script>`;
}

class LateScripts {
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise("LateScripts", async () => {
      await writeFile(scriptsSlice, startLate(await readFile(scriptsSlice, "utf8")));
    });
  }
}

/** Lets the built pages start their scripts once they are painted. */
export function startScriptsLate({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [new LateScripts()] });
}
