import { join } from "node:path";
import { checkContent } from "../src/content/check";
import { formatFault } from "../src/content/faults";
import { launchFaults } from "../src/content/launch";

/* Checks the content; with --launch, also lists what must still be filled in before the site goes public. */
const folder = join(__dirname, "..", "data");
const content = checkContent(folder);
const launch = process.argv.includes("--launch") && content.length === 0 ? launchFaults(folder) : [];
const faults = [...content, ...launch];

for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content.`);
  process.exitCode = 1;
}
