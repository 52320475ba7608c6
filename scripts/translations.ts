import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/check/checkContent";
import { writeCatalog } from "../src/check/translations/catalog";
import {
  readContent,
  readTranslations,
  type State,
  stateOf,
  type Translated,
} from "../src/check/translations/translate";
import { printProblems, summarize } from "../src/node/printProblems";
import { root, runCommand } from "./command";

/** Counts the messages of each file by how far they are. */
function progress(translated: Translated[]) {
  const rows: Record<string, Record<State, number>> = {};
  for (const message of translated) {
    const { file } = message.leaf.entry.source;
    rows[file] ??= { done: 0, behind: 0, missing: 0 };
    rows[file][stateOf(message)] += 1;
  }
  return rows;
}

/* Brings the files of translators up to date with the content. */
runCommand(async () => {
  const folder = join(root, "data");
  const problems = await checkContent(folder);
  if (problems.length > 0) {
    // Without its content, a file would lose its translations.
    printProblems(problems, summarize(problems, "No translation was touched."));
    process.exitCode = 1;
    return;
  }
  const translations = readTranslations(root, readContent(folder));
  for (const { name, language, headers, translated } of translations) {
    writeFileSync(join(root, name), writeCatalog(language, headers, translated));
    console.log(name);
    console.table(progress(translated));
  }
});
