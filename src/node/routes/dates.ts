import { spawnSync } from "node:child_process";
import { entityOf } from "../../schema/entities";

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

/** The date of each file, and of the newest of each type. */
function readDates() {
  const found = committedDates("data");
  // The newest commit is first.
  for (const [file, date] of [...found]) {
    const type = entityOf(file)?.type;
    if (type && !found.has(type)) found.set(type, date);
  }
  return found;
}

/** Once for all pages: with many of them, each reading takes long. */
let dates: Map<string, string> | undefined;

/** Returns when one of some files below `data/`, or an entry of some types, was last committed; null without history. */
export function lastCommitted(filesAndTypes: string[]): string | null {
  dates ??= readDates();
  const found = filesAndTypes.map((name) => dates?.get(name) ?? "");
  return found.toSorted().at(-1) || null;
}
