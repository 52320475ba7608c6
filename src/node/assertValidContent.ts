import { join } from "node:path";
import { checkContent } from "../content/check";
import { formatProblem, type Problem } from "../content/problems";

/** Returns a summary of problems that are listed above or below it. */
export const summarize = (problems: Problem[], place: "above" | "below", consequence: string): string =>
  `Content check failed: ${problems.length} ${problems.length === 1 ? "error" : "errors"} (${place}). ${consequence}`;

/** Prints a line for each problem and a summary. Not through Gatsby's reporter, which would add an error code. */
export function printProblems(problems: Problem[], consequence: string): void {
  process.stderr.write(`\n${problems.map(formatProblem).join("\n")}\n\n${summarize(problems, "above", consequence)}\n\n`);
}

/** Ends the process if the content is not valid, before a build writes anything. */
export async function assertValidContent(siteFolder: string): Promise<void> {
  const problems = await checkContent(join(siteFolder, "data"));
  if (problems.length === 0) return;
  printProblems(problems, "Nothing was built.");
  process.exit(1);
}
