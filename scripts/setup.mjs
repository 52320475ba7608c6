import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

/*
 * Brings the project's folder to where commands can run: stops with one line where the project can't be built, installs the
 * packages of the lockfile if they are missing or out of date, and writes the schemas for editors. npm starts it in that folder.
 * --check only looks, as on a host that has installed the packages itself. --types also writes the types of queries if they
 * are missing.
 */

/** Says what is wrong, and ends the command. */
function stop(problem) {
  console.error(problem);
  process.exit(1);
}

/** Stops where Node is too old, or the folder has a name that tools can't read. */
function requireNodeAndFolder() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const numbers = (version) => version.match(/\d+/g).map(Number);
  const [major, minor] = numbers(engines.node);
  const [ownMajor, ownMinor] = numbers(process.version);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor))
    stop(`This project needs Node ${engines.node}; this is ${process.version}.`);
  // Node, Parcel and webpack read them in paths as parts of patterns or addresses.
  const [sign] = /[!#%'(*?[{]/.exec(process.cwd()) ?? [];
  if (sign) stop(`Gatsby can't build below a folder with "${sign}" in its name: ${process.cwd()}`);
}

/** Runs a command that shows its output, and ends this one if it fails. */
function run(command, words, shell = false) {
  const { status } = spawnSync(command, words, { shell, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const runScript = (file) => run(process.execPath, ["--import", "tsx", file]);

/** npm's record of what it installed. */
const record = "node_modules/.package-lock.json";

const isInstalled = () =>
  existsSync(record) && statSync(record).mtimeMs >= statSync("package-lock.json").mtimeMs;

requireNodeAndFolder();
if (process.argv.includes("--check")) process.exit();

if (!isInstalled()) {
  console.log("Installing packages …");
  // On Windows, npm is a script, which needs a shell.
  run("npm", ["ci"], process.platform === "win32");
}
// For completion in editors.
runScript("scripts/schemas.ts");
const types = "src/gatsby-types.d.ts";
if (process.argv.includes("--types") && !existsSync(types)) {
  console.log(`Writing ${types}, the types of queries …`);
  runScript("scripts/types.ts");
}
