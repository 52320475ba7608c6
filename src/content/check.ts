import { addressProblems } from "./checks/addresses";
import { disagreementProblems } from "./checks/disagreements";
import { duplicateProblems } from "./checks/duplicates";
import { contentOf, type Entry, entriesOf } from "./checks/entries";
import { expiryProblems } from "./checks/expiry";
import { contentFiles, listProblem, misplacedFiles, missingFiles } from "./checks/files";
import { damageProblems, iconErrors, imageProblems } from "./checks/images";
import { metadataProblems } from "./checks/metadata";
import { redirectProblems } from "./checks/redirects";
import { referenceProblems } from "./checks/references";
import { repeatProblems } from "./checks/repeats";
import { schemaProblems } from "./checks/schemas";
import { targetProblems } from "./checks/targets";
import { tokenProblems } from "./checks/tokens";
import { unusedProblems } from "./checks/unused";
import { entityOf } from "./entities";
import { byPlace, type Problem } from "./problems";
import { parseSource, readText } from "./source";

/** A content file, and what is wrong with it by itself. */
export interface CheckedFile {
  /** Path below `data/`. */
  file: string;
  /** None where the file is no content, or cannot be read. */
  entries: Entry[];
  problems: Problem[];
  /** Those of these that hide what other files may refer to. */
  misfits: Problem[];
}

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** Leaves out what is told of places that something was told of before. */
const besides = (told: Problem[], problems: Problem[]): Problem[] => {
  const places = new Set(told.map(placeOf));
  return problems.filter((problem) => !places.has(placeOf(problem)));
};

/**
 * Checks what can be checked of a file without the others.
 * @param folder the `data` folder, for its pictures
 * @param file path below it
 * @param text what the file holds
 */
export function checkFile(folder: string, file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], problems: [], misfits: [] };
  const source = parseSource(file, text);
  if (source.syntaxProblems.length > 0) return { file, entries: [], problems: source.syntaxProblems, misfits: source.syntaxProblems };
  const entries = entriesOf(source, entity);
  const content = contentOf(entries);
  const schemaMisfits = [...listProblem(source, entity), ...entries.flatMap(schemaProblems)];
  const misfits = [...schemaMisfits, ...besides(schemaMisfits, addressProblems(content))];
  // What is wrong by itself may be alike only for that.
  const repeats = repeatProblems(source).filter((repeat) => !schemaMisfits.some(({ field }) => field.startsWith(repeat.field)));
  const others = [...tokenProblems(content), ...imageProblems(content, folder), ...repeats, ...expiryProblems(content)];
  return { file, entries, misfits, problems: [...misfits, ...besides(misfits, others)] };
}

/**
 * Checks what concerns several files, short of decoding pictures, which takes time.
 * @param files all there are, each checked by itself
 * @param folder the `data` folder, for its pictures
 * @returns every problem they have, ordered by file and place
 */
export function checkTogether(files: CheckedFile[], folder: string): Problem[] {
  const names = files.map(({ file }) => file);
  const missing = missingFiles(names);
  const own = [...misplacedFiles(names), ...iconErrors(folder), ...files.flatMap(({ problems }) => problems)];
  const content = contentOf(
    files.flatMap(({ entries }) => entries),
    files.flatMap(({ misfits }) => misfits),
    missing,
  );
  const unread = files.filter(({ entries, misfits }) => entries.length === 0 && misfits.length > 0);
  const relations = [
    ...duplicateProblems(content),
    ...redirectProblems(content),
    ...metadataProblems(content),
    ...targetProblems(content),
    ...referenceProblems(content),
    // All that a file refers to that is missing or cannot be read would look unused.
    ...(missing.length === 0 && unread.length === 0 ? [...unusedProblems(content, folder), ...disagreementProblems(content)] : []),
  ];
  return [...own, ...besides(own, relations)].sort(byPlace);
}

/**
 * Checks all content.
 * @param folder the `data` folder
 * @returns every problem there is, ordered by file and place; none when the content can be built
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const files = contentFiles(folder).map((file) => checkFile(folder, file, readText(folder, file)));
  const problems = checkTogether(files, folder);
  const damage = await damageProblems(contentOf(files.flatMap(({ entries }) => entries)), folder);
  return [...problems, ...besides(problems, damage)].sort(byPlace);
}
