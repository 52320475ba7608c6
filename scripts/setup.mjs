import "./requirements.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/* Installs the packages of the lockfile if they are missing or out of date. Fails with --types if Gatsby hasn't written the
   types of queries yet. */

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
if (process.argv.includes("--types") && !existsSync("src/gatsby-types.d.ts")) {
  console.error(
    "src/gatsby-types.d.ts, the types of queries, is missing. `npm run build` writes it.",
  );
  process.exitCode = 1;
}
