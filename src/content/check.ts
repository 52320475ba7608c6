import { checkContent } from "./checkContent";
import { contentOf } from "./entries";
import { byLocation, type Problem, UnreadableFile } from "./problems";
import { readFiles } from "./read";
import { wrongTranslations } from "./translations/problems";
import { sceneProblems } from "./translations/scenes";
import { catalogsIn, readTranslation, type TranslatedContent } from "./translations/translate";

/** What a `data` folder and its translations hold, and what is wrong there. */
interface Checked extends TranslatedContent {
  problems: Problem[];
}

/** Reads and checks a `data` folder and, when nothing is wrong in it, its translations. */
export async function checkWithTranslations(folder: string): Promise<Checked> {
  const files = readFiles(folder);
  const content = contentOf(files.flatMap(({ entries }) => entries));
  const problems = await checkContent(folder, files);
  if (problems.length > 0) return { content, translations: [], problems };

  const attempt = <Result>(read: () => Result): Result[] => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      problems.push(error.problem);
      return [];
    }
  };
  const translations = catalogsIn("translations").flatMap((name) =>
    attempt(() => readTranslation(content, name)),
  );
  problems.push(
    ...translations.flatMap((file) => wrongTranslations(content, file)),
    ...catalogsIn("scenes").flatMap((name) => attempt(() => sceneProblems(name)).flat()),
  );
  return { content, translations, problems: problems.sort(byLocation) };
}
