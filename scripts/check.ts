import { parseArgs } from "node:util";
import { checkWithTranslations } from "../src/content/check";
import { launchProblems } from "../src/content/launch";
import { longTitles } from "../src/content/rules/titlesAndDescriptions";
import { behindProblems, longTranslatedTitles } from "../src/content/translations/problems";
import { printProblems, summarize } from "../src/node/printProblems";
import { runCommand } from "./command";

/* Checks the content. --launch lists what is missing before a launch. */
runCommand(async () => {
  const { launch } = parseArgs({ options: { launch: { type: "boolean" } } }).values;
  const { content, translations, problems } = await checkWithTranslations("data");
  if (problems.length === 0) {
    const behind = translations.flatMap(behindProblems);
    const warnings = [
      ...longTitles(content),
      ...translations.flatMap((file) => longTranslatedTitles(content, file)),
    ];
    if (launch) problems.push(...launchProblems(content), ...behind);
    else warnings.push(...behind);
    if (warnings.length > 0) printProblems(warnings, "Warnings: the site builds all the same.");
  }
  if (problems.length > 0) {
    printProblems(problems, summarize(problems));
    process.exitCode = 1;
  } else console.log(launch ? "Nothing is missing before a launch." : "The content is valid.");
});
