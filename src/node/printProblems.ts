import { styleText } from "node:util";
import { formatProblem, type Problem, problemLocation } from "../content/problems";

/** How many problems there are, and what follows from them. */
export const summarize = ({ length }: Problem[], consequence = ""): string =>
  `Content check failed: ${length} ${length === 1 ? "error" : "errors"}. ${consequence}`.trimEnd();

const colored = (color: "cyan" | "red", text: string) =>
  styleText(color, text, { stream: process.stderr });

/** Prints a line for each problem, and a summary. Not through Gatsby's reporter, which would add an error code. */
export function printProblems(problems: Problem[], summary: string): void {
  const lines = problems.map((problem) =>
    formatProblem(problem).replace(problemLocation(problem), (location) =>
      colored("cyan", location),
    ),
  );
  process.stderr.write(`\n${lines.join("\n")}\n\n${colored("red", summary)}\n\n`);
}

/** Ends the process if the content has problems, before anything is written. */
export function assertValidContent(problems: Problem[], consequence: string): void {
  if (problems.length === 0) return;
  printProblems(problems, summarize(problems, consequence));
  process.exit(1);
}
