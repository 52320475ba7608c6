import { join } from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { formatFault } from "../content/faults";

/** Stops the build before it writes anything when the content is wrong, naming every fault. */
export function stopOnFaults(reporter: Reporter, siteFolder: string): void {
  const faults = checkContent(join(siteFolder, "data"));
  if (faults.length === 0) return;
  const count = `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content; nothing was built.`;
  reporter.panic(`${count}\n\n${faults.map(formatFault).join("\n")}\n`);
}
