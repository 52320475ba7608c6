import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FinishedFile } from "./finish";
import { filesBelow } from "./folder";

/**
 * Makes a folder hold finished content; writes only what differs, and each file whole or not at all.
 * @param imageFolder the folder of the pictures, which stand next to the languages
 */
export function writeContent(
  files: readonly FinishedFile[],
  imageFolder: string,
  folder: string,
): void {
  // Pictures first: entries name them.
  const contents = new Map(
    filesBelow(imageFolder).map((file) => [
      `images/${file}`,
      () => readFileSync(join(imageFolder, file)),
    ]),
  );
  for (const { file, value, mdx } of files) {
    contents.set(file, () => Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
    if (mdx !== undefined) contents.set(file.replace(/\.json$/, ".mdx"), () => Buffer.from(mdx));
  }
  // Outside the folder, because Gatsby watches it.
  const draft = `${folder}.part`;
  for (const [file, read] of contents) {
    const path = join(folder, file);
    const content = read();
    if (existsSync(path) && readFileSync(path).equals(content)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, path);
  }
  // Last, so that Gatsby sees the new name of a renamed file before the old one goes.
  for (const file of filesBelow(folder)) if (!contents.has(file)) rmSync(join(folder, file));
}
