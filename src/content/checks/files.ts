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

/** A problem of a file as a whole. */
export const fileProblem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, field: "", message });

const named = entities.map((entity) => entity.files).filter((name) => !name.includes("*"));

/** Files that must be there and are not. */
export const missingFiles = (files: string[]): string[] => named.filter((name) => !files.includes(name));

/**
 * Files that no page and no entity uses, and files that must be there and are not.
 * One that is there under a misspelt name is told of once.
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
        `no page or entity uses this file${meant ? `, did you mean "${meant}"?` : "; content files are listed in src/content/entities.ts"}`,
      ),
    ),
    ...missing.filter((file) => !misspelt.has(file)).map((file) => fileProblem(file, "the file is missing; restore it")),
  ];
}

/** A file that should hold a list and does not. */
export const listProblem = (source: Source, entity: Entity): Problem[] =>
  entity.list && !Array.isArray(source.value) ? [source.problemAt([], `expected a list of ${entity.type} entries in brackets [ ]`)] : [];
