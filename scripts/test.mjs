import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, root, run, tool } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
if (!tool("tsx", ["scripts/ensureBrowser.ts"])) process.exit(1);

const generatedTypes = join(root, "src/gatsby-types.d.ts");

/** Builds, and tells when the committed GraphQL types are not those of the content's schemas. */
function buildAndCompareTypes() {
  const before = readFileSync(generatedTypes, "utf8");
  if (!build()) return false;
  if (readFileSync(generatedTypes, "utf8") === before) return true;
  console.error("src/gatsby-types.d.ts was out of date; the build has renewed it. Commit it, and run the tests again.");
  return false;
}

const steps = [
  ["types", () => tool("tsc", [])],
  ["lint", () => tool("biome", ["check", "."])],
  ["content", () => run("npm", ["run", "--silent", "check"])],
  ["unit tests", () => tool("jest", ["--selectProjects", "unit"])],
  ["every field of the content", () => tool("jest", ["--selectProjects", "fields"])],
  ["build", buildAndCompareTypes],
  ["built pages", () => tool("jest", ["--selectProjects", "built"])],
  ["hosting", () => run("npm", ["run", "--silent", "test:hosting"])],
  ["browser tests", () => tool("playwright", ["test"])],
  ["the live site of developers", () => tool("playwright", ["test", "--config", "playwright.develop.config.ts"])],
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
console.log("\nAll checks hold.");
