import { checkContent } from "./checkContent";
import { contentOf } from "./entries";
import type { Problem } from "./problems";
import { readFiles } from "./read";
import { wrongTranslations } from "./translations/problems";
import { sceneProblems } from "./translations/scenes";
import { readTranslations, type TranslatedContent } from "./translations/translate";

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
  const translations = readTranslations(content);
  const wrong = translations.flatMap((file) => wrongTranslations(content, file));
  return { content, translations, problems: [...wrong, ...sceneProblems()] };
}
