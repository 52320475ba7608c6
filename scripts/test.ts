import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { engines, ensureBrowser } from "./browsers";
import { run, runCommand } from "./command";

/* Checks everything. Two lanes run at the same time, because most of their steps use one core. */

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`;

async function step(command: string) {
  const start = performance.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  console.log(`\n${output}${status === 0 ? "✓" : "✗"} ${command} (${seconds(start)})`);
  return status === 0;
}

async function lane(...commands: string[]) {
  for (const command of commands) if (!(await step(command))) return false;
  return true;
}

runCommand(async () => {
  ensureBrowser();
  const passed = await Promise.all([
    step("npx playwright test --config playwright.develop.config.ts"),
    lane("npx biome check .", "npm run --silent build", "npx tsc"),
  ]);
  if (passed.includes(false) || !(await step("npx jest --silent")))
    throw new Error("Failed; see ✗ above.");

  const left = Object.keys(engines).filter((name) => !engines[name]);
  const projects = ["site", ...Object.keys(engines)].filter((name) => !left.includes(name));
  // With its own terminal, Playwright shows each test as it ends.
  const chosen = projects.map((name) => `--project=${name}`);
  if (!run("npx", "--no-install", "playwright", "test", ...chosen)) process.exitCode = 1;
  if (left.length > 0)
    console.log(`Left out: ${left.join(", ")}. \`npm run test:install\` installs what is missing.`);
});
