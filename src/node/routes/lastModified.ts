import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** When each file last changed; `null` where that is not known. */
export type FileDates = Map<string, string | null>;

const inUtc = (date: string | Date) => new Date(date).toISOString();

/** What git answers in a folder; undefined where there is no git, no repository or no commit. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["--no-optional-locks", "-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout : undefined;
}

/** Marks the lines of the log that are about a commit; no file of the content starts like this. */
const mark = "@";

/** The newest commit of each file; paths in the log start at the repository's root. A shallow clone's oldest commits seem to hold every file: they tell nothing. */
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
 * When files last changed: the date of the last commit that touched them, and of files with changes that are not committed
 * the time they were saved. The time of saving alone would not do: a clone saves every file anew.
 * All are asked for at once, because a call of git for each would take minutes on a large site.
 * @param folder where the files are
 * @param files paths below it, with forward slashes
 */
export function lastModified(folder: string, files: readonly string[]): FileDates {
  const [shallow, prefix = ""] = git(folder, "rev-parse", "--is-shallow-repository", "--show-prefix")?.split("\n") ?? [];
  // -c: a merge counts where it holds what none of its sides held.
  const log = git(folder, "log", "-c", "--no-renames", "--name-only", `--format=${mark}%cI %P`, "--", ".");
  const status = git(folder, "status", "--porcelain", "--no-renames", "--untracked-files=all", "-z", "--", ".");
  // Without a history that knows the folder, as in an unpacked archive, the time of saving is that of the unpacking.
  if (!log || status === undefined) return new Map(files.map((file) => [file, null]));

  const committed = committedDates(log, prefix, shallow === "true");
  const changed = new Set(status.split("\0").map((entry) => entry.slice("XY ".length + prefix.length)));
  const dateOf = (file: string) =>
    changed.has(file) || !committed.has(file) ? inUtc(statSync(join(folder, file)).mtime) : (committed.get(file) ?? null);
  return new Map(files.map((file) => [file, dateOf(file)]));
}
