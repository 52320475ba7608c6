import { styleText } from "node:util";
import { formatProblem, type Problem, problemPlace } from "../content/problems";

/** Returns a summary of problems that are listed above or below it. */
export const summarize = (
  problems: Problem[],
  place: "above" | "below",
  consequence: string,
): string =>
  `Content check failed: ${problems.length} ${problems.length === 1 ? "error" : "errors"} (${place}). ${consequence}`;

/** Returns a text in a color, if stderr is a terminal with colors. */
const colored = (color: "cyan" | "red", text: string) =>
  styleText(color, text, { stream: process.stderr });

/** Prints a line for each problem, and a summary. Not through Gatsby's reporter, which would add an error code. */
export function printProblems(problems: Problem[], summary: string): void {
  const lines = problems.map((problem) =>
    formatProblem(problem).replace(problemPlace(problem), (place) => colored("cyan", place)),
  );
  process.stderr.write(`\n${lines.join("\n")}\n\n${colored("red", summary)}\n\n`);
}
