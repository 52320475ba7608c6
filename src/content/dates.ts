import { spawnSync } from "node:child_process";
import { entityOf } from "../schema/entities";

/** When content was last committed, in ISO 8601 and UTC: by the path of a file below the folder, and by the type of entries. */
export type Dates = ReadonlyMap<string, string>;

function git(folder: string, ...args: string[]): string[] {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout.split("\n") : [];
}

/** The date of each committed file of a folder. Empty without history. */
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

/** The dates of the files of a content folder, and of the newest of each type. */
export function contentDates(folder: string): Dates {
  const dates = committedDates(folder);
  // The newest commit is first.
  for (const [file, date] of [...dates]) {
    const type = entityOf(file)?.type;
    if (type && !dates.has(type)) dates.set(type, date);
  }
  return dates;
}

/** The latest date of some files and types; null without history. */
export const latestOf = (dates: Dates, filesAndTypes: readonly string[]): string | null =>
  filesAndTypes
    .map((name) => dates.get(name) ?? "")
    .sort()
    .at(-1) || null;
