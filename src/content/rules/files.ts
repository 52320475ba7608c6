import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { entities, entityOf, filesInWords } from "../../schema/entities";
import { nearMiss } from "../messages";
import { type Problem, problemsIn } from "../problems";

/** Hidden files, and those that operating systems and editors leave behind. */
export const litter = /^(\..*|Thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(crswap|bak|tmp))$/i;

/** The files below a folder, without litter, as paths with forward slashes, in order. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !litter.test(entry.name))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, "/"),
        )
        .sort()
    : [];

/** The content files whose paths begin with `start`, with forward slashes. */
export const contentFiles = (folder: string, start = ""): string[] =>
  filesBelow(folder).filter((file) => file.startsWith(start) && !/(^|\/)\.|^images\//.test(file));

/** A problem of a file as a whole; its location is the first character. */
export const fileProblem = (file: string, message: string): Problem =>
  problemsIn(file, "")(0, message);

/** The folders of `data/` with an entry a file, with the ending of their files: `pages/`, `.json`. */
const folders = entities
  .filter(({ isFolder }) => isFolder)
  .map((entity) => ({ folder: `${entity.name}/`, ending: `.${entity.extension}` }));

/** The files that must exist and don't. */
export const missingFiles = (files: string[]): string[] =>
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
  if (!mayBeContent(file)) return "remove it";
  if (around) return `the files in data/${around.folder} end in ${around.ending}`;
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
      fileProblem(file, `no page uses a file of this name; ${cureOf(file, rightPath, files)}`),
    ),
    ...missing
      .filter((file) => !unexpected.some(({ rightPath }) => rightPath === file))
      .map((file) => {
        const moved = files.find((one) => basename(one) === file);
        const cure = moved ? `move data/${moved} back` : "restore it";
        return fileProblem(file, `the file is missing; ${cure}`);
      }),
  ];
}

/** The files that a build writes, as far as links may name them. */
export const builtFiles = ["/llms.txt", "/robots.txt", "/sitemap-index.xml"];

/** The addresses of the files in `static/`. */
export const staticPaths = (): string[] =>
  filesBelow(join(process.cwd(), "static")).map((file) => `/${file}`);

const buildOutputs =
  /^\/((.+\/)?404\.html|index\.html|(.+\/)?index|robots\.txt|llms\.txt|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|static|admin|_gatsby|dev-404-page)(\/.*)?)$/;

/** Whether a build writes a file at an address, apart from pages. */
export const isBuilt = (path: string): boolean => buildOutputs.test(path);

/** Whether the site has a file of its own at an address. */
export const isOwnPath = (path: string): boolean => isBuilt(path) || staticPaths().includes(path);
