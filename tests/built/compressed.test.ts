import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtPage, pageFile, readBuilt, readBuiltBytes } from "../support/built";
import { routes } from "../support/routes";

/** The names of the scripts that a page loads first. */
const scriptsOf = (path: string): string[] =>
  Array.from(builtPage(path).body.innerHTML.matchAll(/"\/([\w-]+\.js)"/g), ([, name = ""]) => name);

// Scripts that a server compresses on request are 7 KB larger per page, because the server has less time to compress them.
describe("the files of a first visit", () => {
  it.each(routes)("are precompressed for $path", ({ path }) => {
    const scripts = scriptsOf(path);
    expect(scripts).toHaveLength(3);
    for (const file of [pageFile(path), ...scripts]) {
      expect(brotliDecompressSync(readBuiltBytes(`${file}.br`)).toString()).toBe(readBuilt(file));
      expect(gunzipSync(readBuiltBytes(`${file}.gz`)).toString()).toBe(readBuilt(file));
    }
  });
});
