import { resolve } from "node:path";
import { contentDates, type Dates } from "../content/dates";
import { finish } from "../content/finish";
import { imageFiles } from "../content/rules/imageFiles";
import { lackingFiles, languageName, progressInWords } from "../content/translations/progress";
import type { TranslatedContent } from "../content/translations/translate";
import { writeContent } from "../content/write";
import type { LanguageReport } from "../develop/contentEvents";
import { shareImagePath } from "./shareImages";

/** What Gatsby reads: the content in its final form. Not in `.cache`: Gatsby writes no types of queries that show files from there. */
export const finishedFolder = resolve("public/.content");

/** Once: with a long history, each reading takes long. */
let dates: Dates | undefined;

/** Finishes valid content for Gatsby. */
export function finishContent({ content, translations }: TranslatedContent): void {
  dates ??= contentDates("data");
  const files = finish({
    content,
    translations,
    images: imageFiles("data"),
    dates,
    shareImagePath,
  });
  writeContent(files, "data/images", finishedFolder);
}

/** How far each translation is. */
export const languageReports = ({ content, translations }: TranslatedContent): LanguageReport[] =>
  translations.map((file) => ({
    language: languageName(file.language),
    line: progressInWords(content, file),
    files: lackingFiles(file.translated),
  }));
