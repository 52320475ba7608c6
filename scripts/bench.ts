import { parseArgs } from "node:util";

const usage = `npm run bench                        builds the site and measures its pages and interactions
npm run bench -- --no-build          measures dist/ as it is
npm run bench -- --only=interactions measures interactions only; --only=pages measures pages only
npm run bench -- --only=builds       measures builds; --pages=100,1000 sets how many pages are added`;

/** Runs what the options ask for, to the end, even when a limit is exceeded. */
async function main() {
  const { values } = parseArgs({
    options: { "no-build": { type: "boolean" }, only: { type: "string" }, pages: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const [{ build, run, tool }, { ensureBrowser }] = await Promise.all([import("./run.mjs"), import("./ensureBrowser")]);
  // The command `tsx` would kill a script that still clears up after an interrupt.
  const script = (name: string, ...options: string[]) => run("node", ["--import", "tsx", `scripts/bench/${name}.ts`, ...options]);
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
    if (!values["no-build"] && !build()) throw new Error("The build failed; the lines above say why.");
  }
  if (!chosen.flatMap((bench) => bench()).every(Boolean)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
