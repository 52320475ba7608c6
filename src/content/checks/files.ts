import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { type Entity, entities, entityOf } from "../entities";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import type { Source } from "../source";

/** The content files below a folder, as paths with forward slashes. */
export const contentFiles = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = posix.join(below, item.name);
    if (item.name.startsWith(".") || file === "images") return [];
    return item.isDirectory() ? contentFiles(folder, file) : [file];
  });

/** A problem of a file as a whole; its place is the first character. */
export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, field: "", message });

const named = entities.map((entity) => entity.files).filter((name) => !name.includes("*"));

/** The files that must exist and don't. */
export const missingFiles = (files: string[]): string[] => named.filter((name) => !files.includes(name));

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
    ...missing.filter((file) => !misspelt.has(file)).map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

/** A file that must contain a list and doesn't. */
export const listProblem = (source: Source, entity: Entity): Problem[] =>
  entity.list && !Array.isArray(source.value) ? [source.problemAt([], `expected a list of ${entity.type} entries in brackets [ ]`)] : [];
