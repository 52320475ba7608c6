import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FinishedFile } from "./finish";
import { filesBelow, litter } from "./rules/files";

const differs = (from: string, to: string): boolean =>
  statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to));

/** Makes a folder hold the same files as another; writes only what differs. @throws when a file is deleted meanwhile */
export function syncFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    // Of two files that contradict each other, the check names the newer.
    preserveTimestamps: true,
    filter: (source, copy) => !litter.test(basename(source)) && differs(source, copy),
  });
  // After the copy, so that Gatsby sees the new name of a renamed file before the old one goes.
  for (const name of readdirSync(to, { recursive: true }).map(String))
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
}

/**
 * Makes a folder hold finished content; writes only what differs, and each file whole or not at all.
 * @param pictures the folder of the pictures, which stand next to the languages
 */
export function writeContent(
  files: readonly FinishedFile[],
  pictures: string,
  folder: string,
): void {
  const texts = new Map<string, string>();
  for (const { file, value, mdx } of files) {
    texts.set(file, `${JSON.stringify(value, null, 1)}\n`);
    if (mdx !== undefined) texts.set(file.replace(/\.json$/, ".mdx"), mdx);
  }
  syncFolder(pictures, join(folder, "images"));
  // Outside the folder, because Gatsby watches it.
  const draft = `${folder}.part`;
  for (const [file, text] of texts) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, path);
  }
  for (const file of filesBelow(folder))
    if (!texts.has(file) && !file.startsWith("images/")) rmSync(join(folder, file));
}
