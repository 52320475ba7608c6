import { parseArgs } from "node:util";
import { checkContent } from "../src/check/checkContent";
import { launchProblems } from "../src/check/launch";
import type { Problem } from "../src/check/problems";
import { behindProblems, translationProblems } from "../src/check/translations/problems";
import { readContent, readTranslations } from "../src/check/translations/translate";
import { printProblems, summarize } from "../src/node/printProblems";
import { runCommand } from "./command";

/* Checks the content. --launch lists what is missing before a launch. */
runCommand(async () => {
  const folder = "data";
  const { launch } = parseArgs({ options: { launch: { type: "boolean" } } }).values;
  const warnings: Problem[] = [];
  const content = await checkContent(folder, (problem) => warnings.push(problem));
  const translations = content.length === 0 ? readTranslations(readContent(folder)) : [];
  const behind = translations.flatMap(behindProblems);
  if (!launch) warnings.push(...behind);
  if (warnings.length > 0) printProblems(warnings, "Warnings: the site builds all the same.");
  const problems = [...content, ...translations.flatMap(translationProblems)];
  if (launch && problems.length === 0) problems.push(...launchProblems(folder), ...behind);
  if (problems.length > 0) {
    printProblems(problems, summarize(problems));
    process.exitCode = 1;
  } else console.log(launch ? "Nothing is missing before a launch." : "The content is valid.");
});
