import { build, run, tool } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
if (!tool("tsx", ["scripts/ensureBrowser.ts"])) process.exit(1);

const steps = [
  ["lint", () => tool("biome", ["check", "."])],
  ["content", () => run("npm", ["run", "--silent", "check"])],
  ["unit tests", () => tool("jest", ["--selectProjects", "unit"])],
  ["build", build],
  // After the build, which writes the types of GraphQL queries.
  ["types", () => tool("tsc", [])],
  ["built pages", () => tool("jest", ["--selectProjects", "built"])],
  ["hosting", () => run("npm", ["run", "--silent", "test:hosting"])],
  ["browser tests", () => tool("playwright", ["test", "--project=site"])],
  ["development server", () => tool("playwright", ["test", "--config", "playwright.develop.config.ts"])],
];

for (const [name, step] of steps) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  if (!(await step())) {
    console.error(`\nFailed: ${name}.`);
    process.exit(1);
  }
  console.log(`  ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
console.log("\nAll checks passed.");
