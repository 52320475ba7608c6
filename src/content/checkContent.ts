import { contentOf } from "./entries";
import { filesBelow } from "./folder";
import { byLocation, oncePerLocation, type Problem } from "./problems";
import { type CheckedFile, readFiles } from "./read";
import { brandProblems } from "./rules/brand";
import { duplicateProblems } from "./rules/duplicates";
import { imageProblems } from "./rules/imageFiles";
import { languageProblems } from "./rules/languages";
import { markedProblems } from "./rules/markedWords";
import { misplacedFiles } from "./rules/misplacedFiles";
import { planProblems } from "./rules/plans";
import { staticProblems } from "./rules/staticFiles";
import { pathProblems, referenceProblems, targetProblems } from "./rules/targets";
import { lengthProblems } from "./rules/titlesAndDescriptions";
import { tokenProblems } from "./rules/unknownTokens";
import { unusedEntries, unusedImages } from "./rules/unused";

/**
 * Checks what concerns several files, all but pictures. Rules that compare files run only when each is right by itself: what a
 * wrong file would say is not known.
 */
export function checkTogether(files: readonly CheckedFile[]): Problem[] {
  const ofFiles = [
    ...misplacedFiles(files.map(({ file }) => file)),
    ...files.flatMap(({ problems }) => problems),
  ];
  if (ofFiles.length > 0) return ofFiles.sort(byLocation);
  const content = contentOf(files.flatMap((file) => file.entries));
  // Links lead to addresses, and tokens are made of plans.
  const ofNames = [...pathProblems(content), ...planProblems(content)];
  if (ofNames.length > 0) return ofNames.sort(byLocation);
  const ofTexts = oncePerLocation(tokenProblems(content), [
    ...duplicateProblems(content),
    ...staticProblems(content),
    ...brandProblems(content),
    ...lengthProblems(content),
    ...markedProblems(content),
    ...targetProblems(content),
    ...referenceProblems(content),
  ]);
  if (ofTexts.length > 0) return ofTexts.sort(byLocation);
  return unusedEntries(content).sort(byLocation);
}

/**
 * All problems of a `data` folder, and of the names of translators' files, ordered by file and location; none when the site can be
 * built.
 * @param files what is in it
 */
export async function checkContent(
  folder: string,
  files: readonly CheckedFile[] = readFiles(folder),
): Promise<Problem[]> {
  const content = contentOf(files.flatMap(({ entries }) => entries));
  const problems = oncePerLocation(checkTogether(files), [
    ...(await imageProblems(content, folder)),
    ...(files.some(({ file, problems }) => file === "site.json" && problems.length > 0)
      ? []
      : languageProblems(content, filesBelow("translations"), filesBelow("scenes"))),
  ]);
  return (problems.length > 0 ? problems : unusedImages(content, folder)).sort(byLocation);
}
