import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { checkContent } from "../src/content/check";
import { launchProblems } from "../src/content/launch";
import { formatProblem, type Problem, problemPlace } from "../src/content/problems";
import { annotation } from "./annotation";
import { runCommand } from "./command";

const folder = join(__dirname, "..", "data");

/** Returns a text in a style, if stderr is a terminal with colors. */
const styled = (style: Parameters<typeof styleText>[0], text: string) => styleText(style, text, { stream: process.stderr });

/** Prints the problems, and on GitHub Actions also annotations of their lines. */
function printProblems(problems: Problem[], summary: string): void {
  for (const problem of problems) {
    const place = problemPlace(problem);
    console.error(styled("cyan", place) + formatProblem(problem).slice(place.length));
    if (process.env.GITHUB_ACTIONS === "true") console.log(annotation(problem));
  }
  console.error(`\n${styled("red", summary)}`);
}

/*
 * Checks the content, and prints nothing when it is valid. With --launch, also lists the content that is still missing
 * before the site goes public. With --time, always prints how long the check took.
 */
runCommand(async () => {
  const { launch, time } = parseArgs({ options: { launch: { type: "boolean" }, time: { type: "boolean" } } }).values;
  const content = await checkContent(folder);
  const problems = launch && content.length === 0 ? launchProblems(folder) : content;
  // Since the start of the process, to include loading.
  const took = `${(performance.now() / 1000).toFixed(1)} s`;
  if (problems.length > 0) {
    printProblems(problems, `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content, found in ${took}.`);
    process.exitCode = 1;
  } else if (time) console.log(`Nothing is wrong in the content; checked in ${took}.`);
});
