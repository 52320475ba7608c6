import { readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { shown } from "../describeIssue";
import { type Entity, entities, entityOf } from "../entities";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import type { Source } from "../source";
import { referencesIn } from "../walk";

/** The content files below a folder, as paths with forward slashes. */
export const contentFiles = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = posix.join(below, item.name);
    if (item.name.startsWith(".") || file === "images") return [];
    return item.isDirectory() ? contentFiles(folder, file) : [file];
  });

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

/**
 * Files that no page uses, and files that are missing. A file with a misspelled name is reported once.
 * @param files the names of all content files, below `data/`
 */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = missingFiles(files);
  const unexpected = files
    .filter((file) => !entityOf(file))
    .map((file) => ({ file, meant: nearMiss(file, missing) ?? nearMiss(file, named) }));
  const misspelt = new Set(unexpected.map(({ meant }) => meant));
  return [
    ...unexpected.map(({ file, meant }) =>
      fileProblem(
        file,
        `no page uses this file${meant ? `, did you mean "${meant}"?` : "; take it out of data/, or ask a developer to add a page for it"}`,
      ),
    ),
    ...missing
      .filter((file) => !misspelt.has(file))
      .map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

/** Whether pages show entries of a type: they list all of them, or refer to them. */
const isShown = (type: string) =>
  entities.some(
    ({ schema, lists = [] }) => lists.includes(type) || referencesIn(schema).includes(type),
  );

/** A file that must contain a list and doesn't, or whose list is empty although pages show its entries. */
export function listProblem(source: Source, { list, type }: Entity): Problem[] {
  if (!list) return [];
  if (!Array.isArray(source.value))
    return [source.problemAt([], `expected a list in brackets [ ], got ${shown(source.value)}`)];
  if (source.value.length > 0 || !isShown(type)) return [];
  return [
    source.problemAt(
      [],
      "expected at least one entry, because pages show them, got an empty list; put the entries back",
    ),
  ];
}

/**
 * Pages that show the entries of a folder in which there are none.
 * @param files the names of all content files, below `data/`
 */
export function emptyFolders(files: string[]): Problem[] {
  const empty = entities.filter(
    (entity) => entity.files.includes("*") && !files.some((file) => entityOf(file) === entity),
  );
  return empty.flatMap((entity) => {
    const message = `this page shows the entries of data/${dirname(entity.files)}, and there are none; put at least one file there`;
    return entities
      .filter(({ lists }) => lists?.includes(entity.type))
      .map((page) => fileProblem(page.files, message));
  });
}
