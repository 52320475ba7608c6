import { join, resolve } from "node:path";
import { contentDates, type Dates } from "../content/dates";
import { finish } from "../content/finish";
import { readContent } from "../content/read";
import { imageFiles } from "../content/rules/imageFiles";
import { lackingFiles, languageName, progressInWords } from "../content/translations/progress";
import { readTranslations } from "../content/translations/translate";
import { writeContent } from "../content/write";
import type { LanguageReport } from "../develop/contentEvents";
import { shareImagePath } from "./shareImages";

/** Whether `gatsby develop` runs. Gatsby sets the variable before it reads its configuration. */
export const isDeveloping = (): boolean => process.env.gatsby_executing_command === "develop";

/** What Gatsby reads: the content in its final form. Not in `.cache`: Gatsby writes no types of queries that show files from there. */
export const finishedFolder = resolve("public/.content");

/** Once: with a long history, each reading takes long. */
let dates: Dates | undefined;

/**
 * Finishes the content of a folder for Gatsby. @throws when it isn't valid
 * @param folder the project's `data`, or a copy of it
 */
export function finishContent(folder: string): void {
  dates ??= contentDates("data");
  const content = readContent(folder);
  const files = finish({
    content,
    translations: readTranslations(content),
    images: imageFiles(folder),
    dates,
    shareImagePath,
  });
  writeContent(files, join(folder, "images"), finishedFolder);
}

/** How far each translation of the content of a folder is. */
export function languageReports(folder: string): LanguageReport[] {
  const content = readContent(folder);
  return readTranslations(content).map((file) => ({
    language: languageName(file.language),
    line: progressInWords(content, file),
    files: lackingFiles(file.translated),
  }));
}
