import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtPage, pageFile, readBuilt, readBuiltBytes } from "../support/built";
import { routes } from "../support/routes";

/** The scripts that a page starts with, as it names them. */
const scriptsOf = (path: string): string[] =>
  Array.from(builtPage(path).body.innerHTML.matchAll(/"\/([\w-]+\.js)"/g), ([, name = ""]) => name);

// Compressed while they are sent, the scripts of a page are 7 KB heavier: a server has no time to look further.
describe("what a visitor is sent first", () => {
  it.each(routes)("lies ready in compressed form for $path", ({ path }) => {
    const scripts = scriptsOf(path);
    expect(scripts).toHaveLength(3);
    for (const file of [pageFile(path), ...scripts]) {
      expect(brotliDecompressSync(readBuiltBytes(`${file}.br`)).toString()).toBe(readBuilt(file));
      expect(gunzipSync(readBuiltBytes(`${file}.gz`)).toString()).toBe(readBuilt(file));
    }
  });
});
