/** @jest-environment node */
import fs from "node:fs";
import { clearUntrusted, makersOf } from "../../../scripts/build/cache.mjs";
import { dropRecord, writeRecord } from "../../../src/build/cacheRecord.mjs";
import { BuildSite } from "../../support/buildSite";

const makers = { Node: "v20.1.0", Gatsby: "5.16.1" };
const kept = [".cache/data/nodes", ".cache/.share/home.png", "public/index.html"];

let site: BuildSite;
beforeEach(() => {
  site = new BuildSite();
  for (const file of kept) site.write(file, "");
  writeRecord(site.folder, makers);
});
afterEach(() => {
  jest.restoreAllMocks();
  site.delete();
});

const left = () => kept.filter((file) => site.has(file));

describe("a cache", () => {
  it("is used when a whole build with the same of everything has left it", () => {
    expect(clearUntrusted(site.folder, makers)).toBeUndefined();
    expect(left()).toEqual(kept);
  });

  it.each([
    ["another Gatsby", { ...makers, Gatsby: "5.17.0" }, "it was made with another Gatsby (5.16.1, now 5.17.0)"],
    ["another Node", { ...makers, Node: "v22.0.0" }, "it was made with another Node (v20.1.0, now v22.0.0)"],
    ["something it says nothing of", { ...makers, lock: "1" }, "it was made with another lock (unknown, now 1)"],
  ])("of %s is cleared, and with it what Gatsby has built", (_what, now, reason) => {
    expect(clearUntrusted(site.folder, now)).toBe(reason);
    expect(left()).toEqual([]);
  });

  it("is cleared when what used it last has not ended well", () => {
    dropRecord(site.folder);
    expect(clearUntrusted(site.folder, makers)).toBe("what used it last was broken off, or was no `npm run build`");
    expect(left()).toEqual([]);
  });

  it("is cleared when its record is half written", () => {
    site.write(".cache/.made-with.json", '{ "Node": "v20');
    expect(clearUntrusted(site.folder, makers)).toBeDefined();
    expect(left()).toEqual([]);
  });

  it("is none where there is nothing, of which nothing is said", () => {
    site.delete();
    expect(clearUntrusted(site.folder, makers)).toBeUndefined();
  });

  it("is not trusted again after a clearing that was itself broken off", () => {
    const { rmSync } = fs;
    jest.spyOn(fs, "rmSync").mockImplementation((path, options) => {
      if (`${path}`.endsWith("public")) throw new Error("broken off");
      rmSync(path, options);
    });
    expect(() => clearUntrusted(site.folder, { ...makers, Gatsby: "5.17.0" })).toThrow("broken off");
    jest.restoreAllMocks();
    clearUntrusted(site.folder, makers);
    expect(left()).toEqual([]);
  });
});

describe("what makes a cache", () => {
  const now = () => makersOf(site.folder);
  const differing = (before: ReturnType<typeof now>) =>
    Object.entries(now()).flatMap(([name, value]) => (value === before[name] ? [] : name));

  beforeEach(() => site.withBuildScript());

  it.each([
    ["package-lock.json", "package-lock.json", '{ "changed": true }'],
    ["Gatsby", "node_modules/gatsby/package.json", '{ "version": "5.0.1" }'],
    ["build code", "src/content/check.ts", "changed"],
    ["build code", "src/build/more.ts", "new"],
    ["build code", "gatsby-node.ts", "changed"],
  ])("is %s among others: a change of %s tells", (name, file, text) => {
    const before = now();
    expect(differing(before)).toEqual([]);
    site.write(file, text);
    expect(differing(before)).toEqual([name]);
  });

  it("is this Node", () => {
    expect(now().Node).toBe(`${process.version} on ${process.platform} ${process.arch}`);
  });
});
