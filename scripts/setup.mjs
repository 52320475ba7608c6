import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, run } from "./run.mjs";

const neededNode = 20;

const installed = () => {
  const record = join(root, "node_modules/.package-lock.json");
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
};

/** Installs what the project needs and is not there; stops with a plain word where that fails. */
export function setup() {
  const version = Number(process.versions.node.split(".")[0]);
  if (version < neededNode) {
    console.error(`Node ${neededNode} or newer is needed, this is ${process.version}. See .nvmrc.`);
    process.exit(1);
  }
  if (installed()) return;
  console.log("Installing packages …");
  // Not `npm ci`: it refuses a lockfile that lacks the optional packages of other platforms, as some registries leave them out.
  if (!run("npm", ["install", "--no-save"])) {
    console.error("The packages could not be installed; the lines above say why.");
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();
