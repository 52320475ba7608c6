import { copyFileSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files below a folder. Hidden ones are left out: editors keep theirs there. */
function filesIn(folder: string): Map<string, Stats> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => !/(^|[\\/])\./.test(name));
  const entries = names.map((name) => [name, statSync(join(folder, name))] as const);
  return new Map(entries.filter(([, stats]) => stats.isFile()));
}

/** Not the modification time: a copy has that of its original on some systems. */
const isCurrent = (original: Stats, copy: Stats | undefined) => copy?.size === original.size && original.ctimeMs < copy.ctimeMs;

/**
 * Makes a folder hold the same files as another one. Writes only files that changed since they were last copied.
 * @throws when a file is deleted meanwhile
 */
export function syncFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const originals = filesIn(from);
  const copies = filesIn(to);
  for (const [name, original] of originals) {
    if (isCurrent(original, copies.get(name))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(from, name), join(to, name));
  }
  // Last, so that a renamed file is there under its new name first.
  for (const name of copies.keys()) if (!originals.has(name)) rmSync(join(to, name));
}
