import { execFileSync } from "node:child_process";
import { devNull } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { committedDates } from "../../src/content/dates";
import { sitemapOptions } from "../../src/node/routes/sitemap";
import { emptyFolder, put } from "../support/emptyFolder";

// A hook of git that runs the tests would point these to its own repository.
for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) delete process.env[name];

function git(folder: string, args: string[], date = ""): void {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@debato.example"];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_COMMITTER_DATE: date };
  execFileSync("git", [...author, ...args], { cwd: folder, env, stdio: "pipe" });
}

/** A repository with its content in `data`, like the site's: two files, of which the second commit changed one. */
function twoCommits(): string {
  const folder = emptyFolder();
  const commit = (date: string) => {
    git(folder, ["add", "--all"]);
    git(folder, ["commit", "--quiet", "--message", "Change"], date);
  };
  git(folder, ["init", "--quiet"]);
  put(join(folder, "data/pages/about.json"), "{}");
  put(join(folder, "data/plans.json"), "[]");
  commit("2026-02-01T10:00:00+02:00");
  put(join(folder, "data/plans.json"), "[1]");
  commit("2026-03-01T00:00:00Z");
  return folder;
}

describe("the date of a content file", () => {
  it("is that of its last commit, in UTC", () => {
    expect([...committedDates(join(twoCommits(), "data"))].sort()).toEqual([
      ["pages/about.json", "2026-02-01T08:00:00.000Z"],
      ["plans.json", "2026-03-01T00:00:00.000Z"],
    ]);
  });

  it("is unknown without history, as in an unpacked archive", () => {
    expect(committedDates(emptyFolder()).size).toBe(0);
  });

  it("is unknown in a shallow clone", () => {
    const clone = emptyFolder();
    const url = pathToFileURL(twoCommits()).href;
    git(clone, ["clone", "--quiet", "--depth=1", url, clone]);
    expect(committedDates(join(clone, "data")).size).toBe(0);
  });
});

it("a sitemap without dates is reported with the reason", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  sitemapOptions.resolvePages({ siteSettings: null, allPage: { nodes: [] } });
  expect(warn.mock.lastCall?.[0]).toContain("git");
});
