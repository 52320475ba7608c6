import { basename } from "node:path";
import { entities, entityOf, filesInWords } from "../../schema/entities";
import { nearMiss } from "../messages";
import { fileProblem, type Problem } from "../problems";

/** The folders of `data/` with an entry a file, with the ending of their files: `pages/`, `.json`. */
const folders = entities
  .filter(({ isFolder }) => isFolder)
  .map((entity) => ({ folder: `${entity.name}/`, ending: `.${entity.extension}` }));

/** The files that must exist and don't. */
const missingFiles = (files: string[]): string[] =>
  entities
    .filter(({ isFolder }) => !isFolder)
    .map(filesInWords)
    .filter((name) => !files.includes(name));

/** Whether a file has the ending of content: its entry may be missed elsewhere while it isn't read. */
const mayBeContent = (file: string): boolean => /\.(json|mdx)$/i.test(file);

/** Where a file of no entity belongs; undefined when nothing tells. */
function rightPathOf(file: string, missing: string[]): string | undefined {
  const name = basename(file);
  const home = missing.find((one) => basename(one) === name) ?? nearMiss(file, missing);
  if (home) return home;
  if (/\.(png|jpe?g|webp|avif)$/i.test(name)) return `images/${name}`;
  const stem = name.replace(/\..*/, "");
  const around = folders.find(({ folder }) => file.startsWith(folder));
  if (!around)
    return nearMiss(
      file,
      folders.map(({ folder, ending }) => folder + stem + ending),
    );
  // Such as `.JSON` or `.md`.
  const ending = name.slice(stem.length).toLowerCase();
  return around.ending.startsWith(ending) ? around.folder + stem + around.ending : undefined;
}

/** What to do about a file of no entity. */
function cureOf(file: string, rightPath: string | undefined, files: string[]): string {
  if (rightPath && files.includes(rightPath))
    return `"${rightPath}" is there too; remove one of the two`;
  if (rightPath) return `move it to "data/${rightPath}"`;
  const around = folders.find(({ folder }) => file.startsWith(folder));
  if (around)
    return `the files in data/${around.folder} end in ${around.ending}; rename it, or remove it`;
  if (!mayBeContent(file)) return "remove it";
  const known = folders.map(({ folder }) => `data/${folder}`).join(", ");
  return `move a page or a debate to its folder (${known}), or remove the file`;
}

/** Files that no page uses, and files that are missing. A file with a misspelled name is reported once. */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = missingFiles(files);
  const unexpected = files
    .filter((file) => !entityOf(file))
    .map((file) => ({ file, rightPath: rightPathOf(file, missing) }));
  return [
    ...unexpected.map(({ file, rightPath }) =>
      fileProblem(
        `data/${file}`,
        `no page uses a file of this name; ${cureOf(file, rightPath, files)}`,
      ),
    ),
    ...missing
      .filter((file) => !unexpected.some(({ rightPath }) => rightPath === file))
      .map((file) => {
        const moved = files.find((one) => basename(one) === file);
        const cure = moved ? `move data/${moved} back` : "restore it";
        return fileProblem(`data/${file}`, `the file is missing; ${cure}`);
      }),
  ];
}
