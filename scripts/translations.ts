import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/check/checkContent";
import { writeCatalog } from "../src/check/translations/catalog";
import {
  readContent,
  readTranslations,
  stateOf,
  type Translated,
} from "../src/check/translations/translate";
import { printProblems, summarize } from "../src/node/printProblems";
import { root, runCommand } from "./command";

/** What tools of translators want to know about a file. */
const headersFor = (language: string) => ({
  "Project-Id-Version": "website",
  "PO-Revision-Date": new Date()
    .toISOString()
    .replace("T", " ")
    .replace(/:\d\d\..*/, "+0000"),
  "Last-Translator": "Debato",
  "Language-Team": language,
  Language: language,
  "MIME-Version": "1.0",
  "Content-Type": "text/plain; charset=UTF-8",
  "Content-Transfer-Encoding": "8bit",
});

/** Counts the messages of each file by how far they are. */
function progress(translated: Translated[]) {
  const rows: Record<string, Record<ReturnType<typeof stateOf>, number>> = {};
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
    writeFileSync(
      join(root, name),
      writeCatalog({ ...headersFor(language), ...headers }, translated),
    );
    console.log(name);
    console.table(progress(translated));
  }
});
