import { join } from "node:path";
import type { CreateDevServerArgs, CreateWebpackConfigArgs, Reporter, SourceNodesArgs } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "../content/check";
import { type Fault, formatFault } from "../content/faults";
import { faultsAddress, noFaults } from "../develop/faultReport";
import { contentFolder, isDeveloping } from "./contentFolder";
import { sumUp, writeFaults } from "./contentGate";
import { ContentHandover } from "./contentHandover";
import { FaultStream } from "./faultStream";
import { mirrorFolder } from "./mirrorFolder";
import { watchContent } from "./watchContent";

const consequence = "the pages show what was there before";

const stream = new FaultStream();
let handover: ContentHandover | undefined;

/** Tells of faults where people look: in the terminal and in the browser. */
function report(faults: Fault[], reporter: Reporter): void {
  reporter.error(writeFaults(faults, consequence));
  stream.tell({
    summary: sumUp(faults, "below", consequence),
    faults: faults.map((fault) => ({ line: formatFault(fault), file: `data/${fault.file}`, row: fault.line })),
  });
}

/**
 * While developing, carries what is saved under `data` over to the folder that Gatsby reads as soon as all of it is right, and
 * tells what is wrong until then.
 */
export async function followContent(reporter: Reporter, siteFolder: string): Promise<void> {
  if (!isDeveloping()) return;
  const data = join(siteFolder, "data");
  const next = join(siteFolder, ".cache/content-next");
  const giving = new ContentHandover(next, contentFolder(siteFolder));
  handover = giving;
  let told = "";
  const look = async () => {
    // What is checked is a copy: `data` itself may be saved again between the check and the showing.
    mirrorFolder(data, next);
    const faults = await checkContent(next);
    if (faults.length > 0) giving.withdraw();
    else giving.offer();
    const lines = faults.map(formatFault).join("\n");
    if (lines === told) return;
    told = lines;
    if (faults.length > 0) return report(faults, reporter);
    reporter.success("The content is right again.");
    stream.tell(noFaults);
  };
  await look();
  watchContent(data, look);
}

/** Gives Gatsby what {@link followContent} has found to be right. */
export const giveContent = async (args: SourceNodesArgs): Promise<void> => handover?.give(args);

/** Lets content be given as soon as it is right, once all that Gatsby starts with is there. */
export function giveContentAfterStart({ actions, stage, store }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  const afterStart = (compiler: Compiler) =>
    compiler.hooks.afterDone.tap("give content", () => handover?.allowRefresh(store.getState().program.port));
  actions.setWebpackConfig({ plugins: [{ apply: afterStart }] });
}

/** Lets browsers ask the development server what is wrong. */
export function serveFaults({ app }: CreateDevServerArgs): void {
  app.get(faultsAddress, stream.answer);
}
