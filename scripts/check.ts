import { join } from "node:path";
import { checkContent } from "../src/content/check";
import { launchProblems } from "../src/content/launch";
import { formatProblem, type Problem } from "../src/content/problems";
import { annotation } from "./check/annotation";
import { OptionError, readOptions } from "./check/options";
import { paintProblem, paintSummary, showsColors } from "./check/paint";

const folder = join(__dirname, "..", "data");

/** Prints the problems, and on GitHub Actions also annotations of their lines. */
function printProblems(problems: Problem[], summary: string): void {
  const colors = showsColors(process.stderr);
  for (const problem of problems) console.error(colors ? paintProblem(problem) : formatProblem(problem));
  if (process.env.GITHUB_ACTIONS === "true") for (const problem of problems) console.log(annotation(problem));
  console.error(`\n${colors ? paintSummary(summary) : summary}`);
}

/*
 * Checks the content, and prints nothing when it is valid. With --launch, also lists the content that is still missing
 * before the site goes public. With --time, always prints how long the check took.
 */
async function main(): Promise<void> {
  const { launch, time } = readOptions(process.argv.slice(2));
  const content = await checkContent(folder);
  const problems = launch && content.length === 0 ? launchProblems(folder) : content;
  // Since the start of the process, to include loading.
  const took = `${(performance.now() / 1000).toFixed(1)} s`;
  if (problems.length > 0) {
    printProblems(problems, `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content, found in ${took}.`);
    process.exitCode = 1;
  } else if (time) console.log(`Nothing is wrong in the content; checked in ${took}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = 1;
});
