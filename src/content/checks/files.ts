import { join } from "node:path";
import { formatValue } from "../describeIssue";
import { type Entity, entities, entityOf } from "../entities";
import { filesBelow } from "../litter";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import { shownTypes } from "../shownEntries";
import type { Source } from "../source";

/** The content files whose paths begin with `start`, with forward slashes. */
export const contentFiles = (folder: string, start = ""): string[] =>
  filesBelow(folder).filter((file) => file.startsWith(start) && !/(^|\/)\.|^images\//.test(file));

/** A problem of a file as a whole; its place is the first character. */
export const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message,
});

const named = entities.map((entity) => entity.files).filter((name) => !name.includes("*"));

/** The files that must exist and don't. */
export const missingFiles = (files: string[]): string[] =>
  named.filter((name) => !files.includes(name));

/** Files that no page uses, and files that are missing. A file with a misspelled name is reported once. */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = missingFiles(files);
  const unexpected = files
    .filter((file) => !entityOf(file))
    .map((file) => {
      const lower = file.replace(/\.\w+$/, (ending) => ending.toLowerCase());
      return { file, meant: entityOf(lower) ? lower : nearMiss(file, [...missing, ...named]) };
    });
  const misspelled = unexpected.map(({ meant }) => meant);
  return [
    ...unexpected.map(({ file, meant }) => {
      const cure = meant ? `; rename it to "${meant.split("/").at(-1)}"` : "; remove it from data/";
      return fileProblem(file, `no page uses a file of this name${cure}`);
    }),
    ...missing
      .filter((file) => !misspelled.includes(file))
      .map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

/** A file that must contain a list and doesn't, or whose list is empty although pages show its entries. */
export function listProblem(source: Source, { list, type }: Entity): Problem[] {
  if (!list) return [];
  if (!Array.isArray(source.value)) {
    const found = formatValue(source.value);
    return [source.problemAt([], `expected a list in brackets [ ], got ${found}`)];
  }
  return shownTypes.has(type) && source.value.length === 0
    ? [source.problemAt([], "this list must not be empty, because pages show it; restore it")]
    : [];
}

/** The addresses of the files in a folder that the site publishes. */
export const staticAddresses = (folder = join(process.cwd(), "static")): string[] =>
  filesBelow(folder).map((file) => `/${file}`);

const written =
  /^\/((404|index)\.html|robots\.txt|llms\.txt|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|admin)\/.*)$/;

/**
 * Files in `static/` that a build would overwrite.
 * @param pages the addresses of all pages
 */
export const staticProblems = (
  pages: string[],
  folder = join(process.cwd(), "static"),
): Problem[] =>
  staticAddresses(folder)
    .filter((address) => {
      const page = address.replace(/(\/index)?\.html$/, "");
      return written.test(address) || (page !== address && pages.includes(page));
    })
    .map((address) =>
      fileProblem(
        `../static${address}`,
        "a build writes a file of this name; rename yours, or remove it",
      ),
    );
