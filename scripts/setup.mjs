import "./requirements.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/* Installs the packages of the lockfile if they are missing or out of date. With --types, also writes the types of queries
   if they are missing. */

/** npm's record of what it installed. npm starts this script in the project's folder. */
const record = "node_modules/.package-lock.json";

const installed = () =>
  existsSync(record) && statSync(record).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!installed()) {
  console.log("Installing packages …");
  // On Windows, npm is a script, which needs a shell.
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["ci"], { shell, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
// For completion in editors.
if (!process.exitCode)
  spawnSync(process.execPath, ["--import", "tsx", "scripts/schemas.ts"], { stdio: "inherit" });
const types = "src/gatsby-types.d.ts";
if (!process.exitCode && process.argv.includes("--types") && !existsSync(types)) {
  console.log(`Writing ${types}, the types of queries …`);
  const words = ["--import", "tsx", "scripts/types.ts"];
  const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
