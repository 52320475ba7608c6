import { existsSync } from "node:fs";
import { engines, installedEngines } from "./browsers";
import { runCommand } from "./command";
import { run, tool } from "./run.mjs";

/** Returns the engines that are missing, with their packages. */
const missingEngines = () => Object.entries(engines).filter(([name]) => !(name in installedEngines()));

/* Tests the built site in each engine. Installs missing engines if that needs no password. Passes arguments on to Playwright. */
runCommand(async () => {
  if (existsSync("/usr/bin/apt-get")) {
    const [command = "", ...words] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    const missing = missingEngines();
    if (missing.length > 0) run(command, [...words, "update"]);
    for (const [, { packages }] of missing) run(command, [...words, "install", "-y", "--no-install-recommends", ...packages]);
  }
  for (const [name, { packages }] of missingEngines()) {
    console.log(`Skipped: ${name} is not installed. On Debian, run \`apt-get install ${packages.join(" ")}\`.`);
  }
  const words = ["test", "--config", "playwright.engines.config.ts", ...process.argv.slice(2)];
  if (Object.keys(installedEngines()).length > 0 && !tool("playwright", words)) process.exitCode = 1;
});
