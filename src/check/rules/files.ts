import { join } from "node:path";
import { type Entity, entities, entityOf } from "../../schema/entities";
import { formatValue } from "../describeIssue";
import { filesBelow } from "../litter";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
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

const inFolders = entities.map((entity) => entity.files).filter((name) => name.includes("*"));

/** The name under which a file would be content or a picture; undefined when it is far from all. */
function nameMeant(file: string, absent: string[]): string | undefined {
  const [folder = "", ...below] = file.split("/");
  const name = below.at(-1) ?? folder;
  if (/\.(png|jpe?g|webp|avif)$/i.test(name)) return `images/${name}`;
  if (below.length === 0) return nearMiss(file, [...absent, ...named]);
  const starts = inFolders.map((files) => files.replace(/\/.*/, ""));
  const like = inFolders[starts.indexOf(nearMiss(folder, starts) ?? "")];
  return like?.replace("*", name.replace(/\..*/, ""));
}

/** Files that no page uses, and files that are missing. A file with a misspelled name is reported once. */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = missingFiles(files);
  const unexpected = files
    .filter((file) => !entityOf(file))
    .map((file) => ({ file, meant: nameMeant(file, missing) }));
  const misspelled = unexpected.map(({ meant }) => meant);
  return [
    ...unexpected.map(({ file, meant }) => {
      const cure = meant ? `rename it to data/${meant}, or ` : "";
      return fileProblem(file, `no page uses a file of this name; ${cure}remove it from data/`);
    }),
    ...missing
      .filter((file) => !misspelled.includes(file))
      .map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

/** A file that must contain a list and doesn't. Only redirects, which no page shows, may be an empty one. */
export function listProblem({ value, problemAt }: Source, { list, type }: Entity): Problem[] {
  const isRight = Array.isArray(value) && (value.length > 0 || type === "Redirect");
  if (!list || isRight) return [];
  const found = Array.isArray(value) ? "an empty one" : formatValue(value);
  return [problemAt([], `expected a list in brackets [ ], got ${found}`)];
}

/** The addresses of the files in a folder that the site publishes. */
export const staticAddresses = (folder = join(process.cwd(), "static")): string[] =>
  filesBelow(folder).map((file) => `/${file}`);

const written =
  /^\/(404\.html|index\.html|(.+\/)?index|robots\.txt|llms\.txt|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|static|admin|_gatsby|dev-404-page)(\/.*)?)$/;

/** Whether the site has a file of its own at an address. */
export const isOwnAddress = (address: string): boolean =>
  written.test(address) || staticAddresses().includes(address);

/**
 * Files in `static/` that a build would overwrite.
 * @param pages the addresses of all pages
 */
export const staticProblems = (
  pages: string[],
  folder = join(process.cwd(), "static"),
): Problem[] =>
  staticAddresses(folder).flatMap((address) => {
    const page = address.replace(/(\/index)?\.html$/, "");
    const writer =
      page !== address && pages.includes(page)
        ? `the page "${page}"`
        : written.test(address) && "a build";
    return writer
      ? [
          fileProblem(
            `../static${address}`,
            `${writer} writes a file of this name; rename yours, or remove it`,
          ),
        ]
      : [];
  });
