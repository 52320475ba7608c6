import { join } from "node:path";
import type { CreateNodeArgs, Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { type Fault, formatFault } from "../content/faults";

/** Writes the faults as they are, a line each: the reporter would break the lines. */
function tell(faults: Fault[], consequence: string): string {
  process.stderr.write(`\n${faults.map(formatFault).join("\n")}\n`);
  return `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content, named above; ${consequence}.`;
}

/** Stops the build before it writes anything when the content is wrong, naming every fault. */
export function stopOnFaults(reporter: Reporter, siteFolder: string): void {
  const faults = checkContent(join(siteFolder, "data"));
  if (faults.length > 0) reporter.panic(tell(faults, "nothing was built"));
}

/** In milliseconds: editors save a file in several steps. */
const settling = 150;

let pending: ReturnType<typeof setTimeout> | undefined;
let wrong = false;

/** While developing: checks the content again after a data file was saved, and tells what is wrong or that it is mended. */
export function reportFaultsOnChange({ node, reporter }: CreateNodeArgs, siteFolder: string): void {
  if (process.env.gatsby_executing_command !== "develop" || node.internal.type !== "File" || node.sourceInstanceName !== "data") return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    const faults = checkContent(join(siteFolder, "data"));
    if (faults.length > 0) reporter.error(tell(faults, "the pages show what was there before"));
    else if (wrong) reporter.success("The content is right again.");
    wrong = faults.length > 0;
  }, settling);
}
