import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { builtPages } from "../builtPages";
import { runCommand } from "../command";
import { workFolder } from "../folders";
import { markdownTable } from "./markdown";
import { ProjectCopy } from "./projectCopy";
import { generatedScenario, type Scenario } from "./scenario";

/*
 * Prints time and memory of Gatsby's builds in a copy of the project: cold, warm, after one change, and cold with more pages.
 * `npm run bench:builds -- 100,1000` sets how many more.
 */

interface MeasuredBuild {
  name: string;
  pages: number;
  seconds: number;
  megabytes: number;
}

const limits = { coldSeconds: 120, pageMilliseconds: 60 };

runCommand(async () => {
  const sizes = (process.argv[2] ?? "100,1000,5000").split(",").map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new Error(`Expected numbers of pages such as 100,1000, got "${process.argv[2]}".`);
  // `ProjectCopy` deletes the copy at exit, which a signal alone would skip, and so would the command `tsx`.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
  const copy = new ProjectCopy();
  const scenarios = join(copy.folder, "data/scenarios");
  const [first = ""] = readdirSync(scenarios);
  const model = JSON.parse(readFileSync(join(scenarios, first), "utf8")) as Scenario;
  const write = (name: string, scenario: Scenario) =>
    writeFileSync(join(scenarios, name), JSON.stringify(scenario));

  const build = (name: string): MeasuredBuild => {
    const peak = join(copy.folder, "peak");
    rmSync(peak, { force: true });
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy.folder, "node_modules/gatsby/cli.js"), "build"],
      {
        cwd: copy.folder,
        encoding: "utf8",
        maxBuffer: 2 ** 28,
        env: {
          ...process.env,
          NODE_ENV: "production",
          GATSBY_TELEMETRY_DISABLED: "1",
          NO_COLOR: "1",
          BENCH_PEAK: peak,
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(join(__dirname, "peakMemory.cjs"))}`,
        },
      },
    );
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${(stdout + stderr).slice(-4000)}\nThe build failed.`);
    const megabytes = Math.max(...readFileSync(peak, "utf8").trim().split("\n").map(Number)) / 1024;
    console.error(`${name}: ${seconds.toFixed(1)} s`);
    return { name, pages: builtPages(join(copy.folder, workFolder)).length, seconds, megabytes };
  };

  const cold = build("cold");
  const warm = build("warm, nothing changed");
  write(first, { ...model, hero: { ...model.hero, lead: model.hero.lead.slice(0, -1).trim() } });
  const changed = build("one content file changed");
  const larger = sizes
    .sort((one, other) => one - other)
    .map((size) => {
      for (const name of [".cache", workFolder])
        rmSync(join(copy.folder, name), { recursive: true, force: true });
      for (let index = 1; index <= size; index += 1)
        write(`generated-${index}.json`, generatedScenario(model, index));
      return build(`cold, ${size} more pages`);
    });

  const builds = [cold, warm, changed, ...larger];
  const rows = builds.map(({ name, pages, seconds, megabytes }) => [
    name,
    `${pages}`,
    seconds.toFixed(1),
    megabytes.toFixed(0),
  ]);
  console.log(`\n${markdownTable(["build", "pages", "seconds", "peak MB"], rows)}`);
  console.log(`\n${availableParallelism()} cores, Node ${process.version}.`);
  const largest = larger.at(-1) ?? cold;
  const page = ((largest.seconds - cold.seconds) * 1000) / (largest.pages - cold.pages);
  console.log(
    `Each added page takes ${page.toFixed(1)} ms; the limit is ${limits.pageMilliseconds} ms, and ${limits.coldSeconds} s for the cold build.`,
  );
  if (cold.seconds > limits.coldSeconds || page > limits.pageMilliseconds) process.exitCode = 1;
});
