import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../src/content/check";
import { launchProblems } from "../src/content/launch";
import type { Problem } from "../src/content/problems";
import { printProblems } from "../src/node/printProblems";
import { runCommand } from "./command";

const folder = join(__dirname, "..", "data");

/*
 * Checks the content, and prints nothing when it is valid. With --launch, also lists the content that is still missing
 * before the site goes public. With --time, always prints how long the check took.
 */
runCommand(async () => {
  const { launch, time } = parseArgs({
    options: { launch: { type: "boolean" }, time: { type: "boolean" } },
  }).values;
  const warnings: Problem[] = [];
  const content = await checkContent(folder, (problem) => warnings.push(problem));
  if (warnings.length > 0) printProblems(warnings, "Search results shorten these titles.");
  const problems = launch && content.length === 0 ? launchProblems(folder) : content;
  // Since the start of the process, to include loading.
  const took = `${(performance.now() / 1000).toFixed(1)} s`;
  if (problems.length > 0) {
    printProblems(
      problems,
      `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content, found in ${took}.`,
    );
    process.exitCode = 1;
  } else if (time) console.log(`Content is valid (checked in ${took}).`);
});
