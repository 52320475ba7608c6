import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFiles } from "../../content/checks/files";
import { entityOf } from "../../content/entities";
import { fieldsOf } from "../../content/schemaFields";
import { entriesShownBy } from "../../content/shownEntries";

type Dates = Map<string, string | null>;

/** The lines that git prints; undefined without git, a repository or a commit. */
function git(folder: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout.split("\n") : undefined;
}

/**
 * Returns the date of each committed file's last commit, by its path below the folder, in ISO 8601 and UTC; null when it is
 * older than the history. Without history, the map is undefined.
 */
function committedDates(folder: string): Dates | undefined {
  const shallow = git(folder, "rev-parse", "--is-shallow-repository")?.[0] === "true";
  const log = git(folder, "log", "--no-renames", "--name-only", "--relative", "--format=@%cI %P");
  if (!log?.some(Boolean)) return undefined;
  const dates: Dates = new Map();
  let date: string | null = null;
  for (const line of log) {
    if (line.startsWith("@")) {
      const [committed = "", parent] = line.slice(1).split(" ");
      // The oldest commits of a shallow clone list every file.
      date = shallow && !parent ? null : new Date(committed).toISOString();
    } else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates.size > 0 ? dates : undefined;
}

/**
 * Returns a function from a file of a folder to the date of its last commit, or of its last save if it has changed since. A
 * clone sets the time of every file, so commits come first; without history, nothing has a date.
 */
export function fileDates(folder: string): (file: string) => string | null {
  const committed = committedDates(folder);
  const changed = new Set(git(folder, "diff", "--name-only", "--relative", "HEAD"));
  return (file) =>
    committed && (changed.has(file) || !committed.has(file))
      ? statSync(join(folder, file)).mtime.toISOString()
      : (committed?.get(file) ?? null);
}

let dateOf: ReturnType<typeof fileDates> | undefined;

/**
 * Returns when a page's content last changed: the newest date of its own file, a path below `data/`, and of those with the
 * entries that it refers to or lists. Menus, names and addresses of the whole site don't count.
 */
export function pageDate(file: string, page: unknown): string | null {
  const folder = resolve("data");
  const entity = entityOf(file);
  if (!entity) return null;
  const types = new Set(entriesShownBy(page));
  for (const { fieldKind } of fieldsOf(entity.schema, page))
    if (fieldKind.kind === "reference") types.add(fieldKind.to);
  dateOf ??= fileDates(folder);
  const dates = contentFiles(folder)
    .filter((name) => name === file || types.has(entityOf(name)?.type ?? ""))
    .map(dateOf);
  return dates.reduce((a, b) => (b && (!a || b > a) ? b : a), null);
}
