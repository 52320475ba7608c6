/** @jest-environment node */
import fs, { rmSync, statSync, utimesSync } from "node:fs";
import { BuildFault } from "../../../scripts/build/fault.mjs";
import { publish, recoverRelease } from "../../../scripts/build/release.mjs";
import { BuildSite } from "../../support/buildSite";

const first = { "index.html": "first", "app-1.js": "1", "app-1.js.br": "b1", "app-1.js.map": "map", "static/one.png": "one" };
const second = { "index.html": "second", "app-2.js": "2", "static/one.png": "one", "page-data/page.json": "{}" };
const third = { "index.html": "third", "app-3.js": "3" };

let site: BuildSite;
beforeEach(() => {
  site = new BuildSite();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.delete();
});

const release = (files: Record<string, string>) => {
  site.work(files);
  publish(site.folder);
};
const leftovers = () => ["dist.next", "dist.previous"].filter((name) => site.has(name));

describe("publishing", () => {
  it("serves what was built, and files keep their times, so that browsers need not ask for them again", () => {
    site.work(first);
    const long = new Date("2026-01-02T03:04:05Z");
    utimesSync(site.path("public/index.html"), long, long);
    publish(site.folder);
    expect(site.served()).toEqual(first);
    expect(statSync(site.path("dist/index.html")).mtime).toEqual(long);
    expect(leftovers()).toEqual([]);
  });

  it("keeps what is served apart from what the next build writes", () => {
    release(first);
    site.write("public/index.html", "half of the sec");
    expect(site.served()).toEqual(first);
  });

  it("keeps scripts and pictures of the release before, for pages that are still open, but no page and nothing older", () => {
    release(first);
    release(second);
    expect(site.served()).toEqual({ ...second, "app-1.js": "1", "app-1.js.br": "b1" });
    release(third);
    expect(site.served()).toEqual({ ...third, "app-2.js": "2", "static/one.png": "one" });
  });

  it("keeps them as well when the same is built once more", () => {
    release(first);
    release(second);
    release(second);
    expect(site.served()).toEqual({ ...second, "app-1.js": "1", "app-1.js.br": "b1" });
  });

  it("leaves what is served as it was when that can't be replaced, and says so", () => {
    release(first);
    site.work(second);
    const { renameSync } = fs;
    jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (`${from}`.endsWith("dist.next")) throw new Error("EPERM: operation not permitted");
      renameSync(from, to);
    });
    const message = "The build is done, but dist/ could not be replaced and is as it was: EPERM: operation not permitted";
    expect(() => publish(site.folder)).toThrow(BuildFault);
    expect(() => publish(site.folder)).toThrow(message);
    expect(site.served()).toEqual(first);
    expect(leftovers()).toEqual([]);
  });

  it("says so as well when nothing was built", () => {
    release(first);
    rmSync(site.path("public"), { recursive: true });
    expect(() => publish(site.folder)).toThrow("dist/ could not be replaced and is as it was");
    expect(site.served()).toEqual(first);
  });
});

describe("a release that is broken off", () => {
  /** Everything by which a release changes files. */
  const steps = ["cpSync", "linkSync", "mkdirSync", "renameSync", "rmSync", "writeFileSync"] as const;

  /** Lets so many steps be done; then nothing is any more, as when the power fails. */
  function breakOffAfter(count: number): () => number {
    let done = 0;
    for (const step of steps) {
      const real = fs[step] as (...values: unknown[]) => unknown;
      jest.spyOn(fs, step).mockImplementation((...values: unknown[]) => {
        if (done >= count) throw new Error("broken off");
        done += 1;
        return real(...values) as never;
      });
    }
    return () => done;
  }

  const secondWithKept = { ...second, "app-1.js": "1", "app-1.js.br": "b1" };

  it("leaves one whole release after the next start, wherever that was; and the next build publishes its own", () => {
    const seen = new Set<string>();
    for (let count = 0, all = false; !all; count += 1) {
      rmSync(site.path("dist"), { recursive: true, force: true });
      release(first);
      site.work(second);
      breakOffAfter(count);
      try {
        publish(site.folder);
        all = true;
      } catch {}
      jest.restoreAllMocks();

      recoverRelease(site.folder);
      const served = site.served();
      seen.add(served["index.html"] ?? "");
      expect([first, secondWithKept]).toContainEqual(served);

      release(second);
      expect(site.served()).toEqual(secondWithKept);
      expect(leftovers()).toEqual([]);
    }
    expect([...seen]).toEqual(["first", "second"]);
  });

  it("is no reason to touch a release that is there", () => {
    release(first);
    site.write("dist.previous/index.html", "older");
    recoverRelease(site.folder);
    expect(site.served()).toEqual(first);
  });
});
