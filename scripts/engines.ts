import { existsSync } from "node:fs";
import { engines, installedEngines } from "./browsers";
import { runCommand } from "./command";
import { run, tool } from "./run.mjs";

/** Returns the engines that are missing, with their packages. */
const missingEngines = () => Object.entries(engines).filter(([name]) => !(name in installedEngines()));

/*
 * Tests the built site in Firefox and WebKit, with the engines of hosts, and with other accessibility checkers. Installs missing
 * browsers if that needs no password.
 */
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
  const projects = Object.keys(installedEngines()).map((name) => `--project=${name}`);
  const browsersPass = projects.length === 0 || tool("playwright", ["test", ...projects]);
  const othersPass = tool("jest", ["--selectProjects", "engines"]);
  if (!browsersPass || !othersPass) process.exitCode = 1;
});
