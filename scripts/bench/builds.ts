import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buildLimits, buildTable, costTable, type MeasuredBuild, missedInBuilds, pageCosts } from "./buildFigures";
import { gatsbyBuild } from "./gatsbyBuild";
import { ProjectCopy } from "./projectCopy";
import { writeReport } from "./report";

/**
 * Measures builds in a copy of the project, prints what they take, and writes `reports/bench-builds.json`.
 * @param sizes how many pages to add to the content, for one cold build each; from few to many
 */
export async function benchBuilds(sizes: readonly number[]): Promise<void> {
  const [{ builtPages }, { workFolder }] = await Promise.all([import("../builtPages"), import("../folders")]);
  console.log(`\nCopying the project; the builds have ${availableParallelism()} cores.`);
  const copy = new ProjectCopy();

  const build = async (name: string, secondsLimit?: number): Promise<MeasuredBuild> => {
    console.log(`${name} …`);
    const run = await gatsbyBuild(copy);
    const pages = builtPages(join(copy.folder, workFolder)).length;
    console.log(`  ${pages} pages, ${run.seconds.toFixed(1)} s, of it ${run.shareImages.seconds.toFixed(1)} s for share images`);
    return { name, pages, secondsLimit, ...run };
  };

  const cold = await build("cold", buildLimits.cold);
  const warm = await build("warm, nothing changed", buildLimits.warm);
  copy.changeOneFile();
  const changed = await build("one content file changed");
  const larger: MeasuredBuild[] = [];
  for (const size of sizes) {
    copy.clean();
    copy.generateUpTo(size);
    larger.push(await build(`cold, ${size} more pages`));
  }

  const builds = [cold, warm, changed, ...larger];
  const costs = pageCosts([cold, ...larger]);
  console.log(`\n${buildTable(builds)}\n\n${costTable(costs)}\n`);
  console.log("Peak memory is that of Gatsby's main process. A page's costs leave share images out; small steps tell little.");
  const missed = missedInBuilds(builds, costs);
  console.log(missed.length === 0 ? "Every build keeps to every limit." : `\nMissed, with ! in the table:\n  ${missed.join("\n  ")}`);
  writeReport("bench-builds.json", {
    measured: new Date().toISOString(),
    node: process.version,
    platform: process.platform,
    cores: availableParallelism(),
    builds,
    costs,
  });
}
