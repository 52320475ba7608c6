import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { type Entity, entities, entityOf } from "../entities";
import type { Fault } from "../faults";
import { didYouMean } from "../nearMiss";
import type { Source } from "../source";

/** The content files below a folder, as paths with forward slashes. */
export const contentFiles = (folder: string, below = ""): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = posix.join(below, item.name);
    if (item.name.startsWith(".") || file === "images") return [];
    return item.isDirectory() ? contentFiles(folder, file) : [file];
  });

/** A fault of a file as a whole. */
export const fileFault = (file: string, message: string): Fault => ({ file, line: 1, column: 1, field: "", message });

/** Files that no page and no entity uses. */
export function unexpectedFiles(files: string[]): Fault[] {
  const known = entities.map((entity) => entity.files).filter((name) => !name.includes("*"));
  return files
    .filter((file) => !entityOf(file))
    .map((file) =>
      fileFault(
        file,
        `no page or entity uses this file${didYouMean(file, known) || "; content files are listed in src/content/entities.ts"}`,
      ),
    );
}

/** Files that must be there and are not. */
export const missingFiles = (files: string[]): Fault[] =>
  entities
    .filter((entity) => !entity.files.includes("*") && !files.includes(entity.files))
    .map((entity) => fileFault(entity.files, "the file is missing; restore it"));

/** A file that should hold a list and does not. */
export const listFault = (source: Source, entity: Entity): Fault[] =>
  entity.list && !Array.isArray(source.value) ? [source.fault([], `expected a list of ${entity.type} entries in brackets [ ]`)] : [];
