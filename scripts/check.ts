import { join } from "node:path";
import { checkContent } from "../src/content/check";
import { type Fault, formatFault } from "../src/content/faults";
import { launchFaults } from "../src/content/launch";
import { annotation } from "./check/annotation";
import { OptionFault, readOptions } from "./check/options";
import { paintFault, paintSummary, showsColors } from "./check/paint";

const folder = join(__dirname, "..", "data");

/** Writes the faults as lines for people, and on GitHub Actions also as commands that show them beside the lines they name. */
function tell(faults: Fault[], summary: string): void {
  const colors = showsColors(process.stderr);
  for (const fault of faults) console.error(colors ? paintFault(fault) : formatFault(fault));
  if (process.env.GITHUB_ACTIONS === "true") for (const fault of faults) console.log(annotation(fault));
  console.error(`\n${colors ? paintSummary(summary) : summary}`);
}

/*
 * Checks the content, and is silent when nothing is wrong. With --launch, also lists what must still be filled in before
 * the site goes public; with --time, says in any case how long it took.
 */
async function main(): Promise<void> {
  const { launch, time } = readOptions(process.argv.slice(2));
  const content = await checkContent(folder);
  const faults = launch && content.length === 0 ? launchFaults(folder) : content;
  // Counted from the start of this process: what whoever runs it waits for.
  const took = `${(performance.now() / 1000).toFixed(1)} s`;
  if (faults.length > 0) {
    tell(faults, `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content, found in ${took}.`);
    process.exitCode = 1;
  } else if (time) console.log(`Nothing is wrong in the content; checked in ${took}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof OptionFault ? error.message : error);
  process.exitCode = 1;
});
