import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const endWithParent = fileURLToPath(new URL("endWithParent.cjs", import.meta.url));

/** The place of the pipe among the files that Gatsby is started with, after the three that every program has. */
const pipe = 3;

/**
 * Runs one of Gatsby's commands, with its output shown; it ends when this process does, however that ends.
 * @param {string} site the project's folder
 * @param {string[]} words the command and its options
 * @returns {{ ended: Promise<boolean>, kill: (signal?: NodeJS.Signals) => void }} whether it ended well; and what ends it
 */
export function startGatsby(site, words) {
  const child = spawn(process.execPath, ["--require", endWithParent, join(site, "node_modules/gatsby/cli.js"), ...words], {
    cwd: site,
    stdio: ["inherit", "inherit", "inherit", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", BUILD_SCRIPT_PIPE: `${pipe}` },
  });
  return {
    ended: once(child, "close").then(([status]) => status === 0),
    kill: (signal = "SIGKILL") => void child.kill(signal),
  };
}
