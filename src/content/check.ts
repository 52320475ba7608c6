import { addressFaults } from "./checks/addresses";
import { disagreementFaults } from "./checks/disagreements";
import { duplicateFaults } from "./checks/duplicates";
import { contentOf, type Entry, entriesOf } from "./checks/entries";
import { expiryFaults } from "./checks/expiry";
import { contentFiles, listFault, misplacedFiles, missingFiles } from "./checks/files";
import { damageFaults, iconFaults, imageFaults } from "./checks/images";
import { metadataFaults } from "./checks/metadata";
import { redirectFaults } from "./checks/redirects";
import { referenceFaults } from "./checks/references";
import { repeatFaults } from "./checks/repeats";
import { shapeFaults } from "./checks/shapes";
import { targetFaults } from "./checks/targets";
import { tokenFaults } from "./checks/tokens";
import { unusedFaults } from "./checks/unused";
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
  /** Those of these that hide what other files may refer to. */
  misfits: Fault[];
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
  if (!entity) return { file, entries: [], faults: [], misfits: [] };
  const source = parseSource(file, text);
  if (source.syntaxFaults.length > 0) return { file, entries: [], faults: source.syntaxFaults, misfits: source.syntaxFaults };
  const entries = entriesOf(source, entity);
  const content = contentOf(entries);
  const shapes = [...listFault(source, entity), ...entries.flatMap(shapeFaults)];
  const misfits = [...shapes, ...besides(shapes, addressFaults(content))];
  // What is wrong by itself may be alike only for that.
  const repeats = repeatFaults(source).filter((repeat) => !shapes.some(({ field }) => field.startsWith(repeat.field)));
  const meanings = [...tokenFaults(content), ...imageFaults(content, folder), ...repeats, ...expiryFaults(content)];
  return { file, entries, misfits, faults: [...misfits, ...besides(misfits, meanings)] };
}

/**
 * Checks what concerns several files, short of decoding pictures, which takes time.
 * @param files all there are, each checked by itself
 * @param folder the `data` folder, for its pictures
 * @returns every fault they have, ordered by file and place
 */
export function checkTogether(files: CheckedFile[], folder: string): Fault[] {
  const names = files.map(({ file }) => file);
  const missing = missingFiles(names);
  const own = [...misplacedFiles(names), ...iconFaults(folder), ...files.flatMap(({ faults }) => faults)];
  const content = contentOf(
    files.flatMap(({ entries }) => entries),
    files.flatMap(({ misfits }) => misfits),
    missing,
  );
  const unread = files.filter(({ entries, misfits }) => entries.length === 0 && misfits.length > 0);
  const relations = [
    ...duplicateFaults(content),
    ...redirectFaults(content),
    ...metadataFaults(content),
    ...targetFaults(content),
    ...referenceFaults(content),
    // All that a file refers to that is missing or cannot be read would look unused.
    ...(missing.length === 0 && unread.length === 0 ? [...unusedFaults(content, folder), ...disagreementFaults(content)] : []),
  ];
  return [...own, ...besides(own, relations)].sort(byPlace);
}

/**
 * Checks all content.
 * @param folder the `data` folder
 * @returns every fault there is, ordered by file and place; none when the content can be built
 */
export async function checkContent(folder: string): Promise<Fault[]> {
  const files = contentFiles(folder).map((file) => checkFile(folder, file, readText(folder, file)));
  const faults = checkTogether(files, folder);
  const damage = await damageFaults(contentOf(files.flatMap(({ entries }) => entries)), folder);
  return [...faults, ...besides(faults, damage)].sort(byPlace);
}
