import { parseArgs } from "node:util";
import { checkContent } from "../src/content/checkContent";
import { launchProblems } from "../src/content/launch";
import type { Problem } from "../src/content/problems";
import { readContent } from "../src/content/read";
import { behindProblems, wrongTranslations } from "../src/content/translations/problems";
import { sceneProblems } from "../src/content/translations/scenes";
import { readTranslations } from "../src/content/translations/translate";
import { printProblems, summarize } from "../src/node/printProblems";
import { runCommand } from "./command";

/* Checks the content. --launch lists what is missing before a launch. */
runCommand(async () => {
  const folder = "data";
  const { launch } = parseArgs({ options: { launch: { type: "boolean" } } }).values;
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);
  const problems = await checkContent(folder, warn);
  const content = readContent(folder);
  const translations = problems.length === 0 ? readTranslations(content) : [];
  const behind = translations.flatMap(behindProblems);
  if (!launch) warnings.push(...behind);
  problems.push(...translations.flatMap((file) => wrongTranslations(content, file, warn)));
  problems.push(...sceneProblems());
  if (warnings.length > 0) printProblems(warnings, "Warnings: the site builds all the same.");
  if (launch && problems.length === 0) problems.push(...launchProblems(folder), ...behind);
  if (problems.length > 0) {
    printProblems(problems, summarize(problems));
    process.exitCode = 1;
  } else console.log(launch ? "Nothing is missing before a launch." : "The content is valid.");
});
