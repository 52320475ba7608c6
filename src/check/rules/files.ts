import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { entities, entityOf } from "../../schema/entities";
import { didYouMean, nearMiss } from "../messages";
import { problemsIn } from "../problems";

/** Hidden files, and those that operating systems and editors leave behind. */
export const litter = /^(\..*|Thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(crswap|bak|tmp))$/i;

/** The files below a folder, without litter, as paths with forward slashes. */
export const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !litter.test(entry.name))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll(sep, "/"),
        )
    : [];

/** The content files whose paths begin with `start`, with forward slashes. */
export const contentFiles = (folder: string, start = "") =>
  filesBelow(folder).filter((file) => file.startsWith(start) && !/(^|\/)\.|^images\//.test(file));

/** A problem of a file as a whole; its place is the first character. */
export const fileProblem = (file: string, message: string) => problemsIn(file, "")(0, message);

const patterns = entities.map(({ files }) => files);

export const missingFiles = (files: string[]) =>
  patterns.filter((name) => !name.includes("*") && !files.includes(name));

/** Files that no page uses, and files that are missing. A file with a misspelled name is reported once. */
export function misplacedFiles(files: string[]) {
  const missing = missingFiles(files);
  const unexpected = files.filter((file) => !entityOf(file));
  const misspelled = unexpected.map((file) => nearMiss(file, missing));
  return [
    ...unexpected.map((file) => {
      const name = basename(file).replace(/\..*/, "");
      const known = [...missing, ...patterns.map((pattern) => pattern.replace("*", name))];
      const hint = didYouMean(file, known, "; remove it from data/");
      return fileProblem(file, `no page uses a file of this name${hint}`);
    }),
    ...missing
      .filter((file) => !misspelled.includes(file))
      .map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

export const staticAddresses = () =>
  filesBelow(join(process.cwd(), "static")).map((file) => `/${file}`);

const written =
  /^\/(404\.html|index\.html|(.+\/)?index|robots\.txt|llms\.txt|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|static|admin|_gatsby|dev-404-page)(\/.*)?)$/;

/** Whether the site has a file of its own at an address. */
export const isOwnAddress = (address: string) =>
  written.test(address) || staticAddresses().includes(address);
