import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { contentFiles } from "../../check/rules/files";
import { entityOf } from "../../schema/entities";
import { leavesIn } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";

function git(folder: string, ...args: string[]) {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout.split("\n") : [];
}

/** Returns the date of each committed file's last commit, by its path below the folder, in ISO 8601 and UTC. */
export function committedDates(folder: string): Map<string, string> {
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

const later = (a = "", b = "") => (b > a ? b : a);

/** Reads the dates of all files, and the newest of each type. */
function readDates(folder: string) {
  const byFile = committedDates(folder);
  const byType = new Map<string, string>();
  for (const file of contentFiles(folder)) {
    const type = entityOf(file)?.type ?? "";
    byType.set(type, later(byType.get(type), byFile.get(file)));
  }
  return { byFile, byType };
}

/** Once for all pages: with many of them, each reading takes long. */
let dates: ReturnType<typeof readDates> | undefined;

/**
 * Returns when a page's file, below `data/`, was last committed, or one of those with the entries that it refers to or
 * lists; null without history.
 */
export function pageDate(file: string, page: unknown): string | null {
  const entity = entityOf(file);
  if (!entity) return null;
  const types = new Set(entriesShownBy(page));
  for (const leaf of leavesIn(entity.schema, page))
    if (leaf.means === "reference") types.add(leaf.to);
  dates ??= readDates(resolve("data"));
  const { byFile, byType } = dates;
  const all = [byFile.get(file), ...[...types].map((type) => byType.get(type))];
  return all.reduce<string>(later, "") || null;
}
