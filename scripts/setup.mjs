import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

const neededNode = 20;

const installed = () => {
  const record = join(root, "node_modules/.package-lock.json");
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
};

/* Installs the packages of the lockfile if they are missing or out of date. Fails if the version of Node is too old. */
if (Number(process.versions.node.split(".")[0]) < neededNode) {
  console.error(`This project needs Node ${neededNode} or newer; this is ${process.version}. See .nvmrc.`);
  process.exitCode = 1;
} else if (!installed()) {
  console.log("Installing packages …");
  if (!run("npm", ["ci"])) {
    console.error("Installing packages failed; see npm's messages above.");
    process.exitCode = 1;
  }
}
