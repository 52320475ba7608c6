/** @jest-environment node */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../../scripts/build";
import { unmarkCache } from "../../src/node/cacheMarker";
import { emptyFolder, put } from "../support/emptyFolder";

/*
 * Runs the build script with a stand-in for Gatsby, which writes a page and counts its runs in the cache. `npm run test:builds`
 * runs the real Gatsby.
 */
let site: string;

const write = (file: string, text: string) => put(join(site, file), text);
const read = (file: string) =>
  existsSync(join(site, file)) ? readFileSync(join(site, file), "utf8") : "";

/** Some of the files that the cache depends on. */
const sources = [
  ...[
    "package-lock.json",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "src/node/routes/createPages.ts",
    "src/content/check.ts",
  ],
  ...[
    "src/seo/shareCard.ts",
    "src/theme/colors.ts",
    "src/theme/logoPaths.ts",
    "src/theme/themes.ts",
  ],
];

/** Builds a page with the given words. Gatsby's part succeeds, or fails halfway. */
const buildPage = (words: string, succeeds = true) =>
  build(site, async () => {
    unmarkCache(site);
    write(".cache/runs", `${read(".cache/runs")}+`);
    write("public/index.html", words);
    if (succeeds) write("public/last.txt", words);
    return succeeds;
  });

/** How many builds the cache has seen since it was empty. */
const runsInCache = () => read(".cache/runs").length;

beforeEach(() => {
  site = emptyFolder();
  for (const name of sources) write(name, "");
  jest.spyOn(console, "log").mockImplementation();
});

describe("a build", () => {
  it("replaces the output, and uses the cache of the previous build", async () => {
    expect(await buildPage("one")).toBe(true);
    expect(await buildPage("two")).toBe(true);
    expect(read("dist/index.html")).toBe("two");
    expect(read("dist/last.txt")).toBe("two");
    expect(runsInCache()).toBe(2);
  });

  it("keeps the output when it fails, and the next one starts clean", async () => {
    await buildPage("one");
    expect(await buildPage("two", false)).toBe(false);
    expect(read("dist/index.html")).toBe("one");
    await buildPage("three");
    expect(read("dist/index.html")).toBe("three");
    expect(runsInCache()).toBe(1);
  });

  it("keeps the cache when wrong content stops it, because Gatsby hasn't used the cache", async () => {
    await buildPage("one");
    expect(await build(site, async () => false)).toBe(false);
    await buildPage("two");
    expect(runsInCache()).toBe(2);
  });

  it("starts clean after `npm run develop` has used the cache", async () => {
    await buildPage("one");
    unmarkCache(site);
    await buildPage("two");
    expect(runsInCache()).toBe(1);
  });

  it.each([...sources, "src/content/new.ts"])("starts clean after a change to %s", async (file) => {
    await buildPage("one");
    write(file, "changed");
    await buildPage("two");
    expect(runsInCache()).toBe(1);
  });

  it("starts clean in a copy of the folder", async () => {
    await buildPage("one");
    const copy = emptyFolder();
    cpSync(site, copy, { recursive: true });
    site = copy;
    await buildPage("two");
    expect(runsInCache()).toBe(1);
    expect(read("dist/index.html")).toBe("two");
  });

  it("replaces the output after a build that was killed while replacing it", async () => {
    await buildPage("one");
    for (const leftover of ["dist.next", "dist.previous"]) write(`${leftover}/old.txt`, "");
    await buildPage("two");
    expect(read("dist/index.html")).toBe("two");
    expect(existsSync(join(site, "dist/old.txt"))).toBe(false);
  });

  it("fails and keeps the output when it can't copy its result", async () => {
    await buildPage("one");
    const withoutOutput = async () => {
      rmSync(join(site, "public"), { recursive: true });
      return true;
    };
    await expect(build(site, withoutOutput)).rejects.toThrow("ENOENT");
    expect(read("dist/index.html")).toBe("one");
  });
});
