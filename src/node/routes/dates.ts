import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFiles } from "../../check/rules/files";
import { entityOf } from "../../schema/entities";
import { leavesIn } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";

function git(folder: string, ...args: string[]): string[] {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout.split("\n") : [];
}

/** Returns the date of each committed file's last commit, by its path below the folder, in ISO 8601 and UTC. */
function committedDates(folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  // The oldest commit of a shallow clone lists every file.
  if (git(folder, "rev-parse", "--is-shallow-repository")[0] === "true") return dates;
  let date = "";
  const options = ["--no-renames", "--name-only", "--relative", "--format=@%cI"];
  for (const line of git(folder, "log", ...options)) {
    if (line.startsWith("@")) date = new Date(line.slice(1)).toISOString();
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** Returns the date of a file's last commit, or of its last save if it has changed since; without history, none. */
export function fileDates(folder: string): (file: string) => string | null {
  const committed = committedDates(folder);
  const changed = git(folder, "diff", "--name-only", "--relative", "HEAD");
  return (file) => {
    if (committed.size === 0) return null;
    const date = changed.includes(file) ? undefined : committed.get(file);
    // While developing, a page can outlive its file.
    const saved = statSync(join(folder, file), { throwIfNoEntry: false })?.mtime;
    return date ?? saved?.toISOString() ?? null;
  };
}

const later = (a: string | null, b: string | null) => (b && (!a || b > a) ? b : a);

/** Reads the list of files and their dates; returns the newest date of each type too. */
function readDates(folder: string) {
  const dateOf = fileDates(folder);
  const newestOf = new Map<string, string | null>();
  for (const file of contentFiles(folder)) {
    const type = entityOf(file)?.type ?? "";
    newestOf.set(type, later(newestOf.get(type) ?? null, dateOf(file)));
  }
  return { dateOf, newestOf };
}

/** Once for all pages: with many of them, each reading takes long. */
let dates: ReturnType<typeof readDates> | undefined;

/** Returns the newest date of a page's file, below `data/`, and of those with the entries that it refers to or lists. */
export function pageDate(file: string, page: unknown): string | null {
  const entity = entityOf(file);
  if (!entity) return null;
  const types = new Set(entriesShownBy(page));
  for (const leaf of leavesIn(entity.schema, page))
    if (leaf.means === "reference") types.add(leaf.to);
  dates ??= readDates(resolve("data"));
  const { dateOf, newestOf } = dates;
  return [...types].map((type) => newestOf.get(type) ?? null).reduce(later, dateOf(file));
}
