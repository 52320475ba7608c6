import { writeFileSync } from "node:fs";
import { readContent } from "../src/content/read";
import { writeCatalog } from "../src/content/translations/catalog";
import {
  readTranslations,
  type State,
  stateOf,
  type Translated,
} from "../src/content/translations/translate";
import { assertValidContent } from "../src/node/printProblems";
import { runCommand } from "./command";

/** Counts the messages of each file by how far they are. */
function progress(translated: Translated[]) {
  const rows: Record<string, Record<State, number>> = {};
  for (const message of translated) {
    const { path } = message.found.entry.contentFile;
    rows[path] ??= { done: 0, behind: 0, missing: 0 };
    rows[path][stateOf(message)] += 1;
  }
  return rows;
}

/* Brings the files of translators up to date with the content. */
runCommand(async () => {
  // Without its content, a file would lose its translations.
  await assertValidContent("No translation was touched.");
  const translations = readTranslations(readContent("data"));
  for (const { name, language, headers, translated } of translations) {
    writeFileSync(name, writeCatalog(language, headers, translated));
    console.log(name);
    console.table(progress(translated));
  }
});
