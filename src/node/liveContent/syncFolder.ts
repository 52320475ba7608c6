import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The paths of all files below a folder. Hidden ones are left out: editors keep theirs there. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .filter((path) => !/(^|[\\/])\./.test(path));

const isSame = (file: string, other: string) => existsSync(other) && readFileSync(file).equals(readFileSync(other));

/**
 * Makes a folder hold the same files as another one. Writes only what differs, because Gatsby watches the folder.
 * @throws when a file is deleted meanwhile
 */
export function syncFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const files = filesIn(from);
  for (const file of files) {
    if (isSame(join(from, file), join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  // Last, so that a renamed file is there under its new name first.
  const wanted = new Set(files);
  for (const file of filesIn(to)) if (!wanted.has(file)) rmSync(join(to, file));
}
