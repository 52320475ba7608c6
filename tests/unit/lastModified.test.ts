/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lastModified } from "../../src/node/routes/lastModified";
import { emptyFolder, put } from "../support/emptyFolder";

/** A repository with its content in `data`, like the site's, and commits on chosen days. */
class Repository {
  readonly data: string;

  constructor(readonly folder = emptyFolder()) {
    this.data = join(folder, "data");
    this.git(["init", "--quiet"]);
  }

  git(args: string[], date = "2026-01-01T00:00:00Z"): void {
    const { status, stderr } = spawnSync(
      "git",
      ["-c", "user.name=Test", "-c", "user.email=test@debato.example", ...args],
      {
        cwd: this.folder,
        encoding: "utf8",
        env: { ...process.env, GIT_AUTHOR_DATE: "2020-01-01T00:00:00Z", GIT_COMMITTER_DATE: date },
      },
    );
    if (status !== 0) throw new Error(stderr);
  }

  /** Writes a content file that was last saved on the given day. */
  write(file: string, text: string, saved = "2026-09-09T00:00:00Z"): void {
    put(join(this.data, file), text);
    utimesSync(join(this.data, file), new Date(saved), new Date(saved));
  }

  commit(date: string, ...args: string[]): void {
    this.git(["add", "--all"]);
    this.git(["commit", "--quiet", "--allow-empty", "--message", "Change", ...args], date);
  }

  dates(...files: string[]): (string | null | undefined)[] {
    const dates = lastModified(this.data, files);
    return files.map((file) => dates.get(file));
  }
}

const twoCommits = (): Repository => {
  const repository = new Repository();
  repository.write("pages/about.json", "{}");
  repository.write("plans.json", "[]");
  repository.commit("2026-02-01T10:00:00+02:00");
  repository.write("plans.json", "[1]");
  repository.commit("2026-03-01T00:00:00Z");
  return repository;
};

describe("the date of a file", () => {
  it("is the date of the last commit that touched it, in UTC, no matter when it was saved", () => {
    expect(twoCommits().dates("pages/about.json", "plans.json")).toEqual([
      "2026-02-01T08:00:00.000Z",
      "2026-03-01T00:00:00.000Z",
    ]);
  });

  it("doesn't change with commits to other files, even files of the same name in other folders", () => {
    const repository = twoCommits();
    writeFileSync(join(repository.folder, "plans.json"), "[]");
    repository.commit("2026-04-01T00:00:00Z");
    expect(repository.dates("plans.json")).toEqual(["2026-03-01T00:00:00.000Z"]);
  });

  it("is the date it was saved if it is changed, staged, new or ignored, and not committed", () => {
    const repository = twoCommits();
    repository.write("pages/about.json", "{ }", "2026-05-01T00:00:00Z");
    repository.git(["add", "--all"]);
    repository.write("plans.json", "[2]", "2026-05-02T00:00:00Z");
    repository.write("pages/new.json", "{}", "2026-06-01T00:00:00Z");
    repository.write("pages/ignored.json", "{}", "2026-06-02T00:00:00Z");
    writeFileSync(join(repository.folder, ".gitignore"), "ignored.json\n");
    expect(
      repository.dates("pages/about.json", "plans.json", "pages/new.json", "pages/ignored.json"),
    ).toEqual([
      "2026-05-01T00:00:00.000Z",
      "2026-05-02T00:00:00.000Z",
      "2026-06-01T00:00:00.000Z",
      "2026-06-02T00:00:00.000Z",
    ]);
  });

  it("is the date of a merge that changed the file itself", () => {
    const repository = twoCommits();
    repository.git(["checkout", "--quiet", "-b", "side", "HEAD~1"]);
    repository.write("pages/side.json", "{}");
    repository.commit("2026-03-15T00:00:00Z");
    repository.git(["checkout", "--quiet", "-"]);
    repository.git(["merge", "--quiet", "--no-commit", "--no-ff", "side"]);
    repository.write("pages/side.json", "{ }");
    repository.commit("2026-04-20T00:00:00Z");
    expect(repository.dates("pages/side.json", "plans.json")).toEqual([
      "2026-04-20T00:00:00.000Z",
      "2026-03-01T00:00:00.000Z",
    ]);
  });
});

describe("no date is given", () => {
  it("without git, as in an unpacked archive", () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "plans.json"), "[]");
    expect([...lastModified(folder, ["plans.json"])]).toEqual([["plans.json", null]]);
  });

  it("before the first commit, or in a folder that the repository ignores", () => {
    const repository = new Repository();
    repository.write("plans.json", "[]");
    expect(repository.dates("plans.json")).toEqual([null]);
    writeFileSync(join(repository.folder, ".gitignore"), "data\n");
    repository.commit("2026-02-01T00:00:00Z");
    expect(repository.dates("plans.json")).toEqual([null]);
  });

  it("to files that last changed before the history of a shallow clone", () => {
    const { folder } = twoCommits();
    const clone = emptyFolder();
    const full = new Repository(folder);
    full.write("pages/about.json", "{ }");
    full.commit("2026-07-01T00:00:00Z");
    spawnSync("git", ["clone", "--quiet", "--depth=2", pathToFileURL(folder).href, clone]);
    const dates = lastModified(join(clone, "data"), ["pages/about.json", "plans.json"]);
    expect([...dates]).toEqual([
      ["pages/about.json", "2026-07-01T00:00:00.000Z"],
      ["plans.json", null],
    ]);
  });
});
