import { join } from "node:path";
import { checkContent } from "../src/content/check";
import { formatFault } from "../src/content/faults";

const faults = checkContent(join(__dirname, "..", "data"));
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} ${faults.length === 1 ? "fault" : "faults"} in data/.`);
  process.exitCode = 1;
}
