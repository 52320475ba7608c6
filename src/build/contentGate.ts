import { join } from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check";
import { type Fault, formatFault } from "../content/faults";
import { isDeveloping } from "./contentFolder";
import { watchContent } from "./watchContent";

/** A sentence on faults, with what follows from them; their own lines stand `where`. */
export const sumUp = (faults: Fault[], where: "above" | "below", consequence: string): string =>
  `${faults.length} ${faults.length === 1 ? "fault" : "faults"} in the content, named ${where}; ${consequence}.`;

/**
 * Writes faults to the terminal as they are, a line each: the reporter would break the lines.
 * @returns the sentence for the reporter to say below them
 */
export function writeFaults(faults: Fault[], consequence: string): string {
  process.stderr.write(`\n${faults.map(formatFault).join("\n")}\n`);
  return sumUp(faults, "above", consequence);
}

/** Ends once the content is right; until then, tells what is wrong after every change. */
const mended = (reporter: Reporter, folder: string) =>
  new Promise<void>((resolve) => {
    let told = "";
    const watcher = watchContent(folder, async () => {
      const faults = await checkContent(folder);
      if (faults.length === 0) {
        reporter.success("The content is right again.");
        resolve(watcher.close());
      }
      const lines = faults.map(formatFault).join("\n");
      if (lines && lines !== told) reporter.error(writeFaults(faults, "the site starts once they are mended"));
      told = lines;
    });
  });

/**
 * Lets nothing begin with wrong content, and names every fault. A build stops before it writes anything; `gatsby develop`
 * waits until the content is right.
 */
export async function passOnlyRightContent(reporter: Reporter, siteFolder: string): Promise<void> {
  const folder = join(siteFolder, "data");
  if (isDeveloping()) {
    if ((await checkContent(folder)).length > 0) await mended(reporter, folder);
    return;
  }
  const faults = await checkContent(folder);
  if (faults.length > 0) reporter.panic(writeFaults(faults, "nothing was built"));
}
