import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { run } from "./run.mjs";

const neededNode = 20;

/** npm's record of what it installed. npm starts this script in the project's folder. */
const record = "node_modules/.package-lock.json";

const installed = () =>
  existsSync(record) && statSync(record).mtimeMs >= statSync("package-lock.json").mtimeMs;

/* Installs the packages of the lockfile if they are missing or out of date. Fails if the version of Node is too old. */
if (Number(process.versions.node.split(".")[0]) < neededNode) {
  console.error(
    `This project needs Node ${neededNode} or newer; this is ${process.version}. See .nvmrc.`,
  );
  process.exitCode = 1;
} else if (!installed()) {
  console.log("Installing packages …");
  if (!run("npm", ["ci"])) {
    console.error("Installing packages failed; see npm's messages above.");
    process.exitCode = 1;
  }
}
// For completion in editors.
if (!process.exitCode)
  spawnSync(process.execPath, ["--import", "tsx", "scripts/schemas.ts"], { stdio: "inherit" });
