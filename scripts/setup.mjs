import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, run } from "./run.mjs";

const neededNode = 20;

const installed = () => {
  const record = join(root, "node_modules/.package-lock.json");
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
};

/** Installs the packages of the lockfile if they are missing or out of date. Ends the process if that fails. */
export function setup() {
  const version = Number(process.versions.node.split(".")[0]);
  if (version < neededNode) {
    console.error(`This project needs Node ${neededNode} or newer; this is ${process.version}. See .nvmrc.`);
    process.exit(1);
  }
  if (installed()) return;
  console.log("Installing packages …");
  if (!run("npm", ["ci"])) {
    console.error("Installing packages failed; see npm's messages above.");
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();
