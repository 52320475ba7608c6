import { aptInstall } from "./aptInstall";
import { engines, installedEngines } from "./browsers";
import { runCommand } from "./command";
import { tool } from "./run.mjs";

/** Returns the engines that are missing, with their packages. */
const missingEngines = () =>
  Object.entries(engines).filter(([name]) => !(name in installedEngines()));

/*
 * Tests the built site in Firefox and WebKit, with the engines of hosts, and with other accessibility checkers. Installs missing
 * browsers if that needs no password.
 */
runCommand(async () => {
  for (const [, { packages }] of missingEngines()) aptInstall(...packages);
  for (const [name, { packages }] of missingEngines()) {
    console.log(
      `Skipped: ${name} is not installed. On Debian, run \`apt-get install ${packages.join(" ")}\`.`,
    );
  }
  const projects = Object.keys(installedEngines()).map((name) => `--project=${name}`);
  const browsersPass = projects.length === 0 || tool("playwright", ["test", ...projects]);
  const othersPass = tool("jest", ["--selectProjects", "engines"]);
  if (!browsersPass || !othersPass) process.exitCode = 1;
});
