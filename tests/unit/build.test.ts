import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, lockFolder } from "../../scripts/build";
import { unmarkCache } from "../../src/node/cacheMarker";
import { withDeferredScripts } from "../../src/node/webpackConfig";
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
  for (const file of ["package-lock.json", "src/node/a.ts"]) write(file, "");
});

it("a build replaces the output and keeps the cache", async () => {
  await buildPage("one");
  write("dist/old.html", "");
  await buildPage("two");
  expect(read("dist/index.html")).toBe("two");
  expect(read("dist/a/b.html")).toBe("two");
  for (const file of ["dist/a/b/index.html", "dist/old.html", "dist.next", "dist.previous"])
    expect(existsSync(join(site, file))).toBe(false);
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

it("a build keeps the output when it can't copy its result", async () => {
  await buildPage("one");
  const withoutOutput = async () => {
    rmSync(join(site, "public"), { recursive: true });
    return true;
  };
  await expect(build(site, withoutOutput)).rejects.toThrow("ENOENT");
  expect(read("dist/index.html")).toBe("one");
});

it.each(["package-lock.json", "src/node/a.ts", "src/schema/new.ts"])(
  "a build starts clean after a change to %s",
  async (file) => {
    await buildPage("one");
    write(file, "changed");
    await buildPage("two");
    expect(runsInCache()).toBe(1);
  },
);

it("a build starts clean in a copy of the folder", async () => {
  await buildPage("one");
  const copy = emptyFolder();
  cpSync(site, copy, { recursive: true });
  site = copy;
  await buildPage("two");
  expect(runsInCache()).toBe(1);
});

it("a second build stops while the first runs, not after it is killed", async () => {
  const script = `require("./scripts/build").lockFolder("${site}").then(() => console.log("locked"));
    setTimeout(() => {}, 60_000);`;
  const first = spawn(process.execPath, ["--import", "tsx", "-e", script]);
  await once(first.stdout, "data");
  await expect(lockFolder(site)).rejects.toThrow("Another build");
  first.kill("SIGKILL");
  await once(first, "close");
  await lockFolder(site);
});

it("a folder that Gatsby can't build in is named in one line", () => {
  const folder = join(site, "site (2)");
  put(join(folder, "package.json"), JSON.stringify({ engines: { node: ">=20.19" } }));
  const script = resolve("scripts/setup.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder });
  expect(status).toBe(1);
  expect(`${stderr}`).toMatch(/^.*"\(".*site \(2\)\n$/);
});

it("a build stops when Gatsby changes how a page loads its scripts", () => {
  const tag = '<script src="/app-1.js" async></script>';
  expect(withDeferredScripts(tag).match(/<script/g)).toHaveLength(1);
  expect(() => withDeferredScripts(tag.replace("async", "defer"))).toThrow("Gatsby has changed");
});

// Windows has no signals.
const onUnix = process.platform === "win32" ? it.skip : it;

onUnix("a command ends with the shell in which npm starts it", async () => {
  const minute = 'runCommand(async () => setTimeout(() => {}, 60_000)); console.log("started")';
  const script = `const { runCommand } = require("./scripts/command"); ${minute}`;
  const shell = spawn(`node --import tsx -e '${script}' && true`, {
    shell: true,
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  await once(shell.stdout, "data");
  shell.kill();
  // When nothing holds the output open any more.
  await once(shell, "close");
});
