import { parseArgs } from "node:util";
import { runCommand } from "./command";
import { ensureBrowser } from "./ensureBrowser";
import { build, run, tool } from "./run.mjs";

const usage = `npm run bench                        builds the site and measures its pages and interactions
npm run bench -- --no-build          measures dist/ without a build
npm run bench -- --only=interactions measures interactions only; --only=pages measures pages only
npm run bench -- --only=builds       measures builds; --pages=100,1000 sets the numbers of added pages`;

// Not the command `tsx`, which would kill a script that still cleans up after an interrupt.
const script = (name: string, ...options: string[]) => run("node", ["--import", "tsx", `scripts/bench/${name}.ts`, ...options]);

runCommand(async () => {
  const { values } = parseArgs({
    options: { "no-build": { type: "boolean" }, only: { type: "string" }, pages: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const benches: Record<string, () => boolean[]> = {
    // The upload copies the reports to reports/lighthouse.
    pages: () => [tool("lhci", ["collect"]), tool("lhci", ["upload"]), script("pages"), tool("lhci", ["assert"])],
    interactions: () => [script("interactions")],
    builds: () => [script("builds", ...(values.pages ? [values.pages] : []))],
  };
  const names = values.only === undefined ? ["pages", "interactions"] : [values.only];
  const chosen = names.flatMap((name) => benches[name] ?? []);
  if (chosen.length === 0) throw new Error(`--only: expected pages, interactions or builds, got "${values.only}".\n\n${usage}`);
  if (values.only !== "builds") {
    await ensureBrowser();
    if (!values["no-build"] && !build()) throw new Error("The build failed; see the lines above.");
  }
  // Runs all benches, even after one that exceeds a limit.
  if (!chosen.flatMap((bench) => bench()).every(Boolean)) process.exitCode = 1;
});
