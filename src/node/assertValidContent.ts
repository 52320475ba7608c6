import { join } from "node:path";
import { checkContent } from "../content/check";
import { printProblems, summarize } from "./printProblems";

/** Ends the process if the content is not valid, before a build writes anything. */
export async function assertValidContent(siteFolder: string): Promise<void> {
  const problems = await checkContent(join(siteFolder, "data"));
  if (problems.length === 0) return;
  printProblems(problems, summarize(problems, "above", "Nothing was built."));
  process.exit(1);
}
