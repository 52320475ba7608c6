import { statSync } from "node:fs";
import { join } from "node:path";
import { brandProblems } from "./checks/brand";
import { duplicateProblems, repeatProblems } from "./checks/duplicates";
import { contentOf, type Entry, entriesOf } from "./checks/entries";
import { contentFiles, listProblem, misplacedFiles, missingFiles } from "./checks/files";
import { damageProblems, iconErrors, imageProblems } from "./checks/images";
import { metadataProblems } from "./checks/metadata";
import { planProblems } from "./checks/plans";
import { staticProblems } from "./checks/staticFiles";
import { addressProblems, referenceProblems, targetProblems } from "./checks/targets";
import { tokenProblems } from "./checks/tokens";
import { unusedProblems } from "./checks/unused";
import { describeIssues } from "./describeIssue";
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
  /** Those of `problems` that hide what other files may refer to: wrong syntax or fields. */
  schemaProblems: Problem[];
}

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** One mistake is reported once: leaves out problems at places that have an earlier problem. */
const atOtherPlaces = (earlier: Problem[], problems: Problem[]): Problem[] => {
  const places = new Set(earlier.map(placeOf));
  return problems.filter((problem) => !places.has(placeOf(problem)));
};

/** One cause is reported once: a page or an entry that is gone may be named in many places. */
function oncePerCause(problems: Problem[]): Problem[] {
  const causes = new Map<string, Problem[]>();
  for (const problem of [...problems].sort(byPlace))
    causes.set(problem.message, [...(causes.get(problem.message) ?? []), problem]);
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const more = others.length > 5 ? " and more" : "";
    const places = others.slice(0, 5).map(({ file, line }) => `data/${file}:${line}`);
    return { ...first, message: `${first.message}; also at ${places.join(", ")}${more}` };
  });
}

/** Checks the text of one file without reading other content files; `folder` is `data`, to find pictures. */
export function checkFile(folder: string, file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], problems: [], schemaProblems: [] };
  const source = parseSource(file, text);
  const { syntaxProblems } = source;
  if (syntaxProblems.length > 0)
    return { file, entries: [], problems: syntaxProblems, schemaProblems: syntaxProblems };
  const entries = entriesOf(source, entity);
  const content = contentOf(entries);
  const schemaProblems = [
    ...listProblem(source, entity),
    ...entries.flatMap(({ entity: { schema }, value, at }) =>
      describeIssues(schema.safeParse(value).error?.issues ?? [], {
        schema,
        entry: value,
        at,
        source,
      }),
    ),
  ];
  // Two entries that don't fit the schema may be equal only because of that.
  const repeats = repeatProblems(source).filter(
    (repeat) => !schemaProblems.some(({ field }) => field.startsWith(repeat.field)),
  );
  const others = [...imageProblems(content, folder), ...repeats];
  const { textProblems = [] } = source;
  const own = [...textProblems, ...atOtherPlaces(textProblems, schemaProblems)];
  return { file, entries, schemaProblems, problems: [...own, ...atOtherPlaces(own, others)] };
}

/**
 * Checks what concerns several files, and returns all problems. Doesn't decode pictures, because that takes time.
 * @param files all content files, the oldest first
 * @param warn called with what is unwise but right
 */
export function checkTogether(
  files: CheckedFile[],
  folder: string,
  warn: (problem: Problem) => void = () => {},
): Problem[] {
  const names = files.map(({ file }) => file);
  const missing = missingFiles(names);
  const entries = files.flatMap((file) => file.entries);
  const addresses = addressProblems(contentOf(entries));
  const hiding = [...files.flatMap((file) => file.schemaProblems), ...addresses];
  const content = contentOf(entries, hiding, missing);
  const own = [
    ...misplacedFiles(names),
    ...iconErrors(folder),
    ...files.flatMap(({ problems }) => problems),
    ...addresses,
  ];
  const relations = [
    ...duplicateProblems(content),
    ...staticProblems(content.leavesOf("path").map(({ text }) => text)),
    ...brandProblems(content),
    ...metadataProblems(content, warn),
    ...oncePerCause(targetProblems(content)),
    ...oncePerCause(referenceProblems(content)),
  ];
  // Tokens are made of plans and of their limits.
  const plans = planProblems(content);
  const texts = plans.length > 0 ? plans : tokenProblems(content);
  const single = [...own, ...atOtherPlaces(own, texts)];
  const problems = [...single, ...atOtherPlaces(single, relations)];
  return (problems.length > 0 ? problems : unusedProblems(content, folder)).sort(byPlace);
}

/** All problems of a `data` folder, ordered by file and place; none when the site can be built. */
export async function checkContent(
  folder: string,
  warn?: (problem: Problem) => void,
): Promise<Problem[]> {
  const age = (file: string) => statSync(join(folder, file)).birthtimeMs;
  const files = contentFiles(folder)
    .sort((a, b) => age(a) - age(b))
    .map((file) => checkFile(folder, file, readText(folder, file)));
  const problems = checkTogether(files, folder, warn);
  const damage = await damageProblems(contentOf(files.flatMap(({ entries }) => entries)), folder);
  return [...problems, ...atOtherPlaces(problems, damage)].sort(byPlace);
}
