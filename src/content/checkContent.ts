import { statSync } from "node:fs";
import { join } from "node:path";
import { entityOf, fileSchema } from "../schema/entities";
import { describeIssues } from "./describeIssue";
import { contentOf, type Entry, entriesOf } from "./entries";
import { byPlace, type Problem, problemPlace } from "./problems";
import { brandProblems } from "./rules/brand";
import { duplicateProblems } from "./rules/duplicates";
import { contentFiles, filesBelow, misplacedFiles } from "./rules/files";
import { pictureProblems } from "./rules/imageFiles";
import { languageProblems } from "./rules/languages";
import { menuProblems } from "./rules/menuRoom";
import { planProblems } from "./rules/plans";
import { staticProblems } from "./rules/staticFiles";
import { addressProblems, referenceProblems, targetProblems } from "./rules/targets";
import { lengthProblems } from "./rules/titlesAndDescriptions";
import { tokenProblems } from "./rules/unknownTokens";
import { unusedEntries, unusedPictures } from "./rules/unused";
import { parseSource, readText } from "./source";

/** A content file with the problems that can be found without reading other files. */
export interface CheckedFile {
  file: string;
  /** Empty when the file isn't content or can't be read. */
  entries: Entry[];
  problems: Problem[];
}

/** One mistake is reported once: leaves out what a later step says about a place with an earlier problem. */
function inSteps(...steps: Problem[][]): Problem[] {
  const problems: Problem[] = [];
  for (const step of steps) {
    const places = new Set(problems.map(problemPlace));
    problems.push(...step.filter((problem) => !places.has(problemPlace(problem))));
  }
  return problems;
}

/** Checks the text of one file without reading other files. */
export function checkFile(file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], problems: [] };
  const source = parseSource(file, text);
  if (source.value === undefined) return { file, entries: [], problems: source.problems };
  const entries = entriesOf(source, entity);
  const schemaProblems = describeIssues(fileSchema(entity), source.value, source.problemAt);
  const problems = inSteps(source.problems, schemaProblems);
  return { file, entries, problems };
}

/**
 * Checks what concerns several files, the oldest first; all but pictures. Rules that compare files run only when each is right
 * by itself: what a wrong file would say is not known.
 * @param warn called with what is unwise but right
 */
export function checkTogether(
  files: CheckedFile[],
  warn: (problem: Problem) => void = () => {},
): Problem[] {
  const content = contentOf(files.flatMap((file) => file.entries));
  const groups = [
    () => [
      ...misplacedFiles(files.map(({ file }) => file)),
      ...files.flatMap(({ problems }) => problems),
    ],
    // Links lead to addresses, and tokens are made of plans.
    () => [...addressProblems(content), ...planProblems(content)],
    () =>
      inSteps(tokenProblems(content), [
        ...duplicateProblems(content),
        ...staticProblems(content),
        ...brandProblems(content),
        ...lengthProblems(content, warn),
        ...menuProblems(content, warn),
        ...targetProblems(content),
        ...referenceProblems(content),
      ]),
    () => unusedEntries(content),
  ];
  for (const problemsOf of groups) {
    const problems = problemsOf();
    if (problems.length > 0) return problems.sort(byPlace);
  }
  return [];
}

/** Reads a `data` folder, the oldest file first. */
function readFiles(folder: string): CheckedFile[] {
  const age = (file: string) => statSync(join(folder, file)).mtimeMs;
  return contentFiles(folder)
    .sort((a, b) => age(a) - age(b))
    .map((file) => checkFile(file, readText(folder, file)));
}

/**
 * All problems of a `data` folder, and of the names of translators' files, ordered by file and place; none when the site can be
 * built.
 */
export async function checkContent(
  folder: string,
  warn?: (problem: Problem) => void,
): Promise<Problem[]> {
  const files = readFiles(folder);
  const problems = checkTogether(files, warn);
  if (files.some((file) => file.problems.length > 0)) return problems;
  const content = contentOf(files.flatMap(({ entries }) => entries));
  problems.push(...languageProblems(content, filesBelow("translations")));
  problems.push(...(await pictureProblems(content, folder)));
  return (problems.length > 0 ? problems : unusedPictures(content, folder)).sort(byPlace);
}
