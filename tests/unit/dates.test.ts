import { spawnSync } from "node:child_process";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileDates } from "../../src/node/routes/dates";
import { sitemapOptions } from "../../src/node/routes/sitemap";
import { emptyFolder, put } from "../support/emptyFolder";

const saved = "2026-09-09T00:00:00.000Z";

/** A repository with its content in `data`, like the site's. */
class Repository {
  readonly data: string;

  constructor(readonly folder = emptyFolder()) {
    this.data = join(folder, "data");
    this.git(["init", "--quiet"]);
  }

  git(args: string[], date = saved): void {
    const author = ["-c", "user.name=Test", "-c", "user.email=test@debato.example"];
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    spawnSync("git", [...author, ...args], { cwd: this.folder, env });
  }

  write(file: string, text: string): void {
    put(join(this.data, file), text);
    utimesSync(join(this.data, file), new Date(saved), new Date(saved));
  }

  commit(date: string): void {
    this.git(["add", "--all"]);
    this.git(["commit", "--quiet", "--message", "Change"], date);
  }
}

/** Two files, of which the second commit changed one. */
function twoCommits(): Repository {
  const repository = new Repository();
  repository.write("pages/about.json", "{}");
  repository.write("plans.json", "[]");
  repository.commit("2026-02-01T10:00:00+02:00");
  repository.write("plans.json", "[1]");
  repository.commit("2026-03-01T00:00:00Z");
  return repository;
}

const datesIn = (folder: string) => {
  const dateOf = fileDates(folder);
  return { about: dateOf("pages/about.json"), plans: dateOf("plans.json") };
};

describe("the date of a content file", () => {
  it("is that of its last commit, in UTC", () => {
    expect(datesIn(twoCommits().data)).toEqual({
      about: "2026-02-01T08:00:00.000Z",
      plans: "2026-03-01T00:00:00.000Z",
    });
  });

  it("is that of its last save when it isn't committed", () => {
    const repository = twoCommits();
    repository.write("plans.json", "[1, 2]");
    repository.write("new.json", "{}");
    expect(datesIn(repository.data).plans).toBe(saved);
    expect(fileDates(repository.data)("new.json")).toBe(saved);
    expect(fileDates(repository.data)("gone.json")).toBeNull();
  });

  it("is unknown without history, as in an unpacked archive", () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "plans.json"), "[]");
    expect(fileDates(folder)("plans.json")).toBeNull();
  });

  it("is unknown in a shallow clone", () => {
    const repository = twoCommits();
    const clone = emptyFolder();
    const address = pathToFileURL(repository.folder).href;
    spawnSync("git", ["clone", "--quiet", "--depth=1", address, clone]);
    expect(datesIn(join(clone, "data"))).toEqual({ about: null, plans: null });
  });
});

it("a sitemap without dates is reported with the reason", () => {
  let said = "";
  console.warn = (line) => {
    said = line;
  };
  sitemapOptions.resolvePages({ siteSettings: null, allPage: { nodes: [] } });
  expect(said).toContain("git");
});
