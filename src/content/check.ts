import { addressProblems } from "./checks/addresses";
import { brandProblems } from "./checks/brand";
import { duplicateProblems } from "./checks/duplicates";
import { contentOf, type Entry, entriesOf } from "./checks/entries";
import { expiryProblems } from "./checks/expiry";
import {
  contentFiles,
  emptyFolders,
  listProblem,
  misplacedFiles,
  missingFiles,
} from "./checks/files";
import { damageProblems, iconErrors, imageProblems } from "./checks/images";
import { metadataProblems } from "./checks/metadata";
import { pageFileProblems } from "./checks/pageFiles";
import { planProblems } from "./checks/plans";
import { redirectProblems } from "./checks/redirects";
import { referenceProblems } from "./checks/references";
import { repeatProblems } from "./checks/repeats";
import { schemaProblems } from "./checks/schemas";
import { targetProblems } from "./checks/targets";
import { tokenProblems } from "./checks/tokens";
import { uniqueFieldProblems } from "./checks/uniqueFields";
import { unusedProblems } from "./checks/unused";
import { uploadDateProblems } from "./checks/uploadDate";
import { entityOf } from "./entities";
import { byPlace, type Problem } from "./problems";
import { parseSource, readText } from "./source";

/** A content file with the problems that can be found without reading other files. */
export interface CheckedFile {
  /** Path below `data/`. */
  file: string;
  /** Empty when the file isn't content or can't be read. */
  entries: Entry[];
  problems: Problem[];
  /** Those of `problems` that hide what other files may refer to: wrong syntax, fields or addresses. */
  misfits: Problem[];
}

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** One mistake is reported once: leaves out problems at places that have an earlier problem. */
const atOtherPlaces = (earlier: Problem[], problems: Problem[]): Problem[] => {
  const places = new Set(earlier.map(placeOf));
  return problems.filter((problem) => !places.has(placeOf(problem)));
};

/**
 * Checks one file without reading other content files.
 * @param folder the `data` folder, to find pictures
 * @param file path below it
 * @param text the content of the file
 */
export function checkFile(folder: string, file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], problems: [], misfits: [] };
  const source = parseSource(file, text);
  if (source.syntaxProblems.length > 0)
    return { file, entries: [], problems: source.syntaxProblems, misfits: source.syntaxProblems };
  const entries = entriesOf(source, entity);
  const content = contentOf(entries);
  const schemaMisfits = [...listProblem(source, entity), ...entries.flatMap(schemaProblems)];
  const misfits = [...schemaMisfits, ...atOtherPlaces(schemaMisfits, addressProblems(content))];
  // Two entries that don't fit the schema may be equal only because of that.
  const repeats = repeatProblems(source).filter(
    (repeat) => !schemaMisfits.some(({ field }) => field.startsWith(repeat.field)),
  );
  const others = [
    ...imageProblems(content, folder),
    ...repeats,
    ...expiryProblems(content),
    ...uploadDateProblems(content),
  ];
  const { textProblems = [] } = source;
  const own = [...textProblems, ...atOtherPlaces(textProblems, misfits)];
  return { file, entries, misfits, problems: [...own, ...atOtherPlaces(own, others)] };
}

/**
 * Checks what concerns several files. Doesn't decode pictures, because that takes time.
 * @param files all content files, each checked by `checkFile`
 * @param folder the `data` folder, to find pictures
 * @param warn called with what is unwise but right
 * @returns all problems, those of single files included, ordered by file and place
 */
export function checkTogether(
  files: CheckedFile[],
  folder: string,
  warn: (problem: Problem) => void = () => {},
): Problem[] {
  const names = files.map(({ file }) => file);
  const missing = missingFiles(names);
  const own = [
    ...misplacedFiles(names),
    ...emptyFolders(names),
    ...pageFileProblems(),
    ...iconErrors(folder),
    ...files.flatMap(({ problems }) => problems),
  ];
  const content = contentOf(
    files.flatMap(({ entries }) => entries),
    files.flatMap(({ misfits }) => misfits),
    missing,
  );
  const unread = files.filter(({ entries, misfits }) => entries.length === 0 && misfits.length > 0);
  const targets = targetProblems(content);
  const relations = [
    ...duplicateProblems(content),
    ...redirectProblems(content),
    ...uniqueFieldProblems(content),
    ...planProblems(content),
    ...brandProblems(content, folder),
    ...metadataProblems(content, warn),
    ...targets,
    ...referenceProblems(content),
    // While a file is missing or can't be read, everything that it refers to looks unused.
    ...(missing.length === 0 && unread.length === 0 ? unusedProblems(content, folder) : []),
  ];
  const single = [...own, ...atOtherPlaces(own, tokenProblems(content))];
  return [...single, ...atOtherPlaces(single, relations)].sort(byPlace);
}

/**
 * Checks all content.
 * @param folder the `data` folder
 * @param warn called with what is unwise but right
 * @returns all problems, ordered by file and place; empty when the site can be built
 */
export async function checkContent(
  folder: string,
  warn?: (problem: Problem) => void,
): Promise<Problem[]> {
  const files = contentFiles(folder).map((file) => checkFile(folder, file, readText(folder, file)));
  const problems = checkTogether(files, folder, warn);
  const damage = await damageProblems(contentOf(files.flatMap(({ entries }) => entries)), folder);
  return [...problems, ...atOtherPlaces(problems, damage)].sort(byPlace);
}
