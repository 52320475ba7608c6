import { addressFaults } from "./checks/addresses";
import { duplicateFaults } from "./checks/duplicates";
import { contentOf, type Entry, entriesOf } from "./checks/entries";
import { contentFiles, listFault, misplacedFiles, missingFiles } from "./checks/files";
import { imageFaults } from "./checks/images";
import { metadataFaults } from "./checks/metadata";
import { planFaults } from "./checks/plans";
import { referenceFaults } from "./checks/references";
import { repeatFaults } from "./checks/repeats";
import { shapeFaults } from "./checks/shapes";
import { targetFaults } from "./checks/targets";
import { tokenFaults } from "./checks/tokens";
import { entityOf } from "./entities";
import { byPlace, type Fault } from "./faults";
import { parseSource, readText } from "./source";

/** A content file, and what is wrong with it by itself. */
export interface CheckedFile {
  /** Path below `data/`. */
  file: string;
  /** None where the file is no content, or cannot be read. */
  entries: Entry[];
  faults: Fault[];
}

const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`;

/** Leaves out what is told of places that something was told of before. */
const besides = (told: Fault[], faults: Fault[]): Fault[] => {
  const places = new Set(told.map(placeOf));
  return faults.filter((fault) => !places.has(placeOf(fault)));
};

/**
 * Checks what can be checked of a file without the others.
 * @param folder the `data` folder, for its pictures
 * @param file path below it
 * @param text what the file holds
 */
export function checkFile(folder: string, file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], faults: [] };
  const source = parseSource(file, text);
  if (source.syntaxFaults.length > 0) return { file, entries: [], faults: source.syntaxFaults };
  const entries = entriesOf(source, entity);
  const content = contentOf(entries);
  const shapes = [...listFault(source, entity), ...entries.flatMap(shapeFaults)];
  const meanings = [...addressFaults(content), ...tokenFaults(content), ...imageFaults(content, folder), ...repeatFaults(source)];
  return { file, entries, faults: [...shapes, ...besides(shapes, meanings)] };
}

/**
 * Checks what concerns several files.
 * @param files all there are, each checked by itself
 * @returns every fault there is, ordered by file and place
 */
export function checkTogether(files: CheckedFile[]): Fault[] {
  const names = files.map(({ file }) => file);
  const own = [...misplacedFiles(names), ...files.flatMap(({ faults }) => faults)];
  const content = contentOf(
    files.flatMap(({ entries }) => entries),
    own,
    missingFiles(names),
  );
  const relations = [
    ...duplicateFaults(content),
    ...metadataFaults(content),
    ...planFaults(content),
    ...targetFaults(content),
    ...referenceFaults(content),
  ];
  return [...own, ...besides(own, relations)].sort(byPlace);
}

/**
 * Checks all content.
 * @param folder the `data` folder
 * @returns every fault there is, ordered by file and place; none when the content can be built
 */
export const checkContent = (folder: string): Fault[] =>
  checkTogether(contentFiles(folder).map((file) => checkFile(folder, file, readText(folder, file))));
