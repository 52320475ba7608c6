import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files below a folder; hidden ones, such as those that editors keep while one types, are passed over. */
const filesIn = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = join(below, item.name);
    if (item.name.startsWith(".")) return [];
    return item.isDirectory() ? filesIn(folder, file) : [file];
  });

function isSame(original: string, copy: string): boolean {
  if (!existsSync(copy)) return false;
  const [one, other] = [statSync(original), statSync(copy)];
  if (one.size !== other.size) return false;
  // What has not changed since it was copied need not be read. Some systems give a copy the time of its original: there, it is.
  return one.ctimeMs < other.mtimeMs || readFileSync(original).equals(readFileSync(copy));
}

/**
 * Makes a folder hold the files of another. Only what differs is written, so that whoever watches the folder sees what changed,
 * and what has gone goes last, so that a file under a new name is there before the old one leaves.
 * @returns the files that were written or deleted, as paths below the folder
 * @throws when a file goes away while it is copied
 */
export function mirrorFolder(from: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  const files = filesIn(from);
  const written = files.filter((file) => !isSame(join(from, file), join(to, file)));
  for (const file of written) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  const wanted = new Set(files);
  const gone = filesIn(to).filter((file) => !wanted.has(file));
  for (const file of gone) rmSync(join(to, file));
  return [...written, ...gone];
}
