import { runInBackground, tool } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
if (!tool("tsx", ["scripts/ensureBrowser.ts"])) process.exit(1);

const script = (name) => ["npm", ["run", "--silent", name]];
const installed = (...words) => ["npx", ["--no-install", ...words]];

/** Steps that don't need a build, and steps that build the site or need it. The two lists run at the same time, each in order. */
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

/** Runs a step. Prints collected output when the step ends, so that the output of two steps doesn't mix. */
async function runStep(name, perform) {
  const start = Date.now();
  console.log(`… ${name}`);
  const { succeeded, output } = await perform();
  console.log(`\n— ${name}\n${output}  ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  if (!succeeded) failed.push(name);
}

await Promise.all(
  lists.map(async (steps) => {
    for (const [name, [command, words]] of steps) if (failed.length === 0) await runStep(name, () => runInBackground(command, words));
  }),
);
// Alone, because these measure what moves while a page loads.
if (failed.length === 0) await runStep("browser tests", () => ({ succeeded: tool("playwright", ["test", "--project=site"]), output: "" }));

console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}.` : "\nAll checks passed.");
process.exitCode = failed.length > 0 ? 1 : 0;
