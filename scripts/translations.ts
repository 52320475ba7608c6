import { writeFileSync } from "node:fs";
import { readContent } from "../src/content/read";
import { writeCatalog } from "../src/content/translations/catalog";
import { aboutText, missingLines, progressInWords } from "../src/content/translations/progress";
import { readTranslations } from "../src/content/translations/translate";
import { assertValidContent } from "../src/node/printProblems";
import { runCommand } from "./command";

/* Brings the files of translators up to date with the content. */
runCommand(async () => {
  // Without its content, a file would lose its translations.
  await assertValidContent("No translation was touched.");
  const content = readContent("data");
  for (const file of readTranslations(content)) {
    const messages = file.translated.map((message) => ({
      ...message,
      ...aboutText(message.found),
    }));
    writeFileSync(file.name, writeCatalog(file.language, file, messages));
    console.log([progressInWords(content, file), ...missingLines(file.translated)].join("\n"));
  }
});
