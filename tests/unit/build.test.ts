import fs, { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build, lockFolder, restoreBuild } from "../../scripts/build";
import { unmarkCache } from "../../src/node/cacheMarker";
import { emptyFolder, put } from "../support/emptyFolder";

/* Runs the build script with a stand-in for Gatsby, which writes a page and counts its runs in the cache. */
let site: string;

const write = (file: string, text: string) => put(join(site, file), text);
const read = (file: string) =>
  existsSync(join(site, file)) ? readFileSync(join(site, file), "utf8") : "";

/** Builds a page with the given words. Gatsby's part succeeds, or fails halfway. */
const buildPage = (words: string, succeeds = true) =>
  build(site, async () => {
    unmarkCache(site);
    write(".cache/runs", `${read(".cache/runs")}+`);
    write("public/index.html", words);
    write("public/a/b/index.html", words);
    return succeeds;
  });

/** How many builds the cache has seen since it was empty. */
const runsInCache = () => read(".cache/runs").length;

beforeEach(() => {
  site = emptyFolder();
  for (const file of ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts", "src/node/a.ts"])
    write(file, "");
});

it("a build replaces the output and keeps the cache", async () => {
  await buildPage("one");
  await buildPage("two");
  expect(read("dist/index.html")).toBe("two");
  expect(read("dist/a/b.html")).toBe("two");
  expect(existsSync(join(site, "dist/a/b/index.html"))).toBe(false);
  expect(runsInCache()).toBe(2);
});

it("a failed build keeps the output; the next starts clean", async () => {
  await buildPage("one");
  await expect(buildPage("two", false)).rejects.toThrow("dist/ is unchanged");
  expect(read("dist/index.html")).toBe("one");
  await buildPage("three");
  expect(read("dist/index.html")).toBe("three");
  expect(runsInCache()).toBe(1);
});

it.each([
  "package-lock.json",
  "src/node/a.ts",
  "src/schema/new.ts",
  "src/sections/quote/schema.ts",
])("a build starts clean after a change to %s", async (file) => {
  await buildPage("one");
  write(file, "changed");
  await buildPage("two");
  expect(runsInCache()).toBe(1);
});

it("a build starts clean in a copy of the folder", async () => {
  await buildPage("one");
  const copy = emptyFolder();
  cpSync(site, copy, { recursive: true });
  site = copy;
  await buildPage("two");
  expect(runsInCache()).toBe(1);
});

it("a build killed while it replaces the output loses nothing", async () => {
  await buildPage("one");
  renameSync(join(site, "dist"), join(site, "dist.previous"));
  restoreBuild(site);
  expect(read("dist/index.html")).toBe("one");
  write("dist.next/old.txt", "");
  await buildPage("two");
  expect(read("dist/index.html")).toBe("two");
  expect(existsSync(join(site, "dist/old.txt"))).toBe(false);
});

it("an output that can't be replaced is reported before the build", async () => {
  await buildPage("one");
  jest.spyOn(fs, "renameSync").mockImplementationOnce(() => {
    throw new Error("EBUSY");
  });
  await expect(buildPage("two")).rejects.toThrow(/dist.*EBUSY/);
  expect(read("public/index.html")).toBe("one");
});

it("a link in place of the output is reported before the build", async () => {
  symlinkSync(emptyFolder(), join(site, "dist"), "junction");
  await expect(buildPage("one")).rejects.toThrow(/dist is a link/);
  expect(runsInCache()).toBe(0);
});

it("a second build stops while the first runs", async () => {
  const unlock = await lockFolder(site);
  await expect(buildPage("one")).rejects.toThrow(`process ${process.pid}`);
  unlock();
  await buildPage("two");
  expect(read("dist/index.html")).toBe("two");
});

it("a lock is ignored when its process doesn't build", async () => {
  const unlock = await lockFolder(site);
  const [, closedPort] = read("dist.lock").split(" ");
  unlock();
  for (const lock of [`${process.ppid}`, `${process.ppid} ${closedPort}`]) {
    write("dist.lock", lock);
    await buildPage(lock);
    expect(read("dist/index.html")).toBe(lock);
    expect(existsSync(join(site, "dist.lock"))).toBe(false);
  }
});

it("a build keeps the output when it can't copy its result", async () => {
  await buildPage("one");
  const withoutOutput = async () => {
    rmSync(join(site, "public"), { recursive: true });
    return true;
  };
  await expect(build(site, withoutOutput)).rejects.toThrow("ENOENT");
  expect(read("dist/index.html")).toBe("one");
});
