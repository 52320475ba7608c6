import { runBeside, tool } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
if (!tool("tsx", ["scripts/ensureBrowser.ts"])) process.exit(1);

const script = (name) => ["npm", ["run", "--silent", name]];
const installed = (...words) => ["npx", ["--no-install", ...words]];

/** The steps that need nothing built, and those that need the built site. Each list runs in order, beside the other. */
const lists = [
  [
    ["lint", installed("biome", "check", ".")],
    ["unit tests", installed("jest", "--selectProjects", "unit")],
    ["development server", script("test:develop")],
  ],
  [
    // Checks the content first.
    ["build", script("build")],
    // After the build, which writes the types of GraphQL queries.
    ["types", script("types")],
    ["built pages", installed("jest", "--selectProjects", "built")],
    ["hosting", script("test:hosting")],
  ],
];

const failed = [];

/** Runs a step. What it writes comes at its end, in one piece, where it runs beside others. */
async function runStep(name, perform) {
  const start = Date.now();
  console.log(`… ${name}`);
  const { succeeded, output } = await perform();
  console.log(`\n— ${name}\n${output}  ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  if (!succeeded) failed.push(name);
}

await Promise.all(
  lists.map(async (steps) => {
    for (const [name, [command, words]] of steps) if (failed.length === 0) await runStep(name, () => runBeside(command, words));
  }),
);
// Alone, because these measure what moves while a page loads.
if (failed.length === 0) await runStep("browser tests", () => ({ succeeded: tool("playwright", ["test", "--project=site"]), output: "" }));

console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}.` : "\nAll checks passed.");
process.exitCode = failed.length > 0 ? 1 : 0;
