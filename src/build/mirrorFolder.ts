import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files below a folder; hidden ones, such as those that editors keep while one types, are passed over. */
const filesIn = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = join(below, item.name);
    if (item.name.startsWith(".")) return [];
    return item.isDirectory() ? filesIn(folder, file) : [file];
  });

const isSame = (one: string, other: string) =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/**
 * Makes a folder hold the files of another. Only what differs is written, so that whoever watches the folder sees what changed,
 * and what has gone goes last, so that a file under a new name is there before the old one leaves.
 * @throws when a file goes away while it is copied
 */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const files = filesIn(from);
  for (const file of files) {
    if (isSame(join(from, file), join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  const wanted = new Set(files);
  for (const file of filesIn(to)) if (!wanted.has(file)) rmSync(join(to, file));
}
