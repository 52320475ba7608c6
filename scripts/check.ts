import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../src/check/checkContent";
import { launchProblems } from "../src/check/launch";
import type { Problem } from "../src/check/problems";
import { printProblems, summarize } from "../src/node/printProblems";
import { root, runCommand } from "./command";

/* Checks the content. --launch lists what is missing before a launch. */
runCommand(async () => {
  const folder = join(root, "data");
  const { launch } = parseArgs({ options: { launch: { type: "boolean" } } }).values;
  const warnings: Problem[] = [];
  const content = await checkContent(folder, (problem) => warnings.push(problem));
  if (warnings.length > 0)
    printProblems(
      warnings,
      "Search results shorten long titles, and narrow headers have no room for a long menu.",
    );
  const problems = launch && content.length === 0 ? launchProblems(folder) : content;
  if (problems.length > 0) {
    printProblems(problems, summarize(problems));
    process.exitCode = 1;
  } else console.log(launch ? "Nothing is missing before a launch." : "The content is valid.");
});
