import { writeFileSync } from "node:fs";
import { checkContent } from "../src/content/checkContent";
import { writeCatalog } from "../src/content/translations/catalog";
import { aboutText, missingLines, progressInWords } from "../src/content/translations/progress";
import { readTranslatedContent } from "../src/content/translations/translate";
import { assertValidContent } from "../src/node/printProblems";
import { runCommand } from "./command";

/* Brings the files of translators up to date with the content. */
runCommand(async () => {
  // Without its content, a file would lose its translations.
  assertValidContent(await checkContent("data"), "No translation was touched.");
  const { content, translations } = readTranslatedContent("data");
  for (const file of translations) {
    const messages = file.translated.map((message) => ({
      ...message,
      ...aboutText(message.found),
    }));
    writeFileSync(file.name, writeCatalog(file.language, file, messages));
    console.log([progressInWords(content, file), ...missingLines(file.translated)].join("\n"));
  }
});
