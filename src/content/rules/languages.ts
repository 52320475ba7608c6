import { basename } from "node:path";
import { ownLanguage } from "../../shared/languages";
import type { Content } from "../entries";
import { furtherLanguages, languageCodes } from "../languages";
import { mismatch } from "../messages";
import { fileProblem, type Problem } from "../problems";

/**
 * Holds the languages of site.json and the files of translators against each other.
 * @param files the paths of the files below `translations/`
 * @param sceneFiles those of the files below `scenes/`
 */
export function languageProblems(
  content: Content,
  files: readonly string[],
  sceneFiles: readonly string[] = [],
): Problem[] {
  const [site] = content.ofType("SiteSettings");
  if (!site) return [];
  const codes = languageCodes(content);
  const problemAt = (index: number, message: string) =>
    site.contentFile.problemAt(["languages", index, "code"], message);

  const problems = codes.flatMap((code, index) =>
    codes.indexOf(code) < index ? [problemAt(index, `"${code}" is there twice; remove one`)] : [],
  );
  if (codes[0] !== ownLanguage) {
    const expected = `expected "${ownLanguage}", the language of the content, as the first`;
    problems.push(problemAt(0, mismatch(expected, codes[0])));
  }

  const further = furtherLanguages(content);
  const surplusIn = (all: readonly string[]) =>
    all.filter((file) => /\.po$/i.test(file) && !further.includes(file.replace(/\.po$/, "")));
  const cure = "restore it, or make it as docs/translations.md says under “Another language”";
  for (const code of new Set(further)) {
    const name = `${code}.po`;
    if (files.includes(name)) continue;
    problems.push(problemAt(codes.indexOf(code), `there is no file translations/${name}; ${cure}`));
  }
  const ofNoLanguage = [
    ...surplusIn(files).map((file) => `translations/${file}`),
    ...surplusIn(sceneFiles).map((file) => `scenes/${file}`),
  ];
  return [
    ...problems,
    ...ofNoLanguage.map((file) =>
      fileProblem(
        file,
        `data/site.json has no language "${basename(file).replace(/\.po$/i, "")}"; add it to "languages", or remove the file`,
      ),
    ),
  ];
}
