import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** When each file last changed, in ISO 8601 and UTC; `null` when not known. */
type FileDates = Map<string, string | null>;

const inUtc = (date: string | Date) => new Date(date).toISOString();

/** Returns the output of a git command; undefined without git, a repository or a commit. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(
    "git",
    ["--no-optional-locks", "-c", "core.quotePath=false", ...args],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  return status === 0 ? stdout : undefined;
}

/** Starts the lines of the log that are about a commit. No content file starts like this. */
const mark = "@";

/** Returns the date of each file's newest commit. The oldest commits of a shallow clone list every file, so they don't count. */
function committedDates(log: string, prefix: string, shallow: boolean): FileDates {
  const dates: FileDates = new Map();
  let date: string | null = null;
  for (const line of log.split("\n")) {
    if (line.startsWith(mark)) {
      const [committed = "", ...parents] = line.slice(mark.length).trim().split(" ");
      date = shallow && parents.length === 0 ? null : inUtc(committed);
    } else {
      const file = line.slice(prefix.length);
      if (file && !dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

/**
 * Returns when files last changed: the date of the last commit, or the modification time for uncommitted changes. A clone
 * sets every modification time, so commits come first. One call of git for all files: one for each would take minutes.
 * @param folder the folder with the files
 * @param files the paths below it, with forward slashes
 */
export function lastModified(folder: string, files: readonly string[]): FileDates {
  const [shallow, prefix = ""] =
    git(folder, "rev-parse", "--is-shallow-repository", "--show-prefix")?.split("\n") ?? [];
  // -c: a merge counts for files that differ from all its parents.
  const log = git(
    folder,
    "log",
    "-c",
    "--no-renames",
    "--name-only",
    `--format=${mark}%cI %P`,
    "--",
    ".",
  );
  const status = git(
    folder,
    "status",
    "--porcelain",
    "--no-renames",
    "--untracked-files=all",
    "-z",
    "--",
    ".",
  );
  // Without history, for example in an unpacked archive, modification times mean nothing.
  if (!log || status === undefined) return new Map(files.map((file) => [file, null]));

  const committed = committedDates(log, prefix, shallow === "true");
  const changed = new Set(
    status.split("\0").map((entry) => entry.slice("XY ".length + prefix.length)),
  );
  const dateOf = (file: string) =>
    changed.has(file) || !committed.has(file)
      ? inUtc(statSync(join(folder, file)).mtime)
      : (committed.get(file) ?? null);
  return new Map(files.map((file) => [file, dateOf(file)]));
}
