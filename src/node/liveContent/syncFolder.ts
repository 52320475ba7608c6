import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const differs = (from: string, to: string) =>
  statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to));

/** Whether a file is temporary: hidden files, and those that Chromium writes while the visual editor saves. */
export const isTemporary = (name: string): boolean =>
  name.startsWith(".") || name.endsWith(".crswap");

/**
 * Makes a folder hold the same files as another one, without the temporary files of editors. Writes only files that
 * differ, because Gatsby watches the folder.
 * @throws when a file is deleted during the copy
 */
export function syncFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source, copy) => !isTemporary(basename(source)) && differs(source, copy),
  });
  // After the copy, so that Gatsby sees the new name of a renamed file before the old one goes.
  for (const name of readdirSync(to, { recursive: true }).map(String)) {
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  }
}
