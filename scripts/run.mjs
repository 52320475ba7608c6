import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The environment of every command, without Gatsby's telemetry. */
const environment = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Runs a command in the project's folder, and shows its output.
 * @param {string} command
 * @param {string[]} words the arguments
 * @param {Record<string, string>} [more] additional environment variables
 * @returns {boolean} whether it succeeded
 */
export function run(command, words, more = {}) {
  // On Windows, npm and npx are scripts, which need a shell. No argument comes from outside.
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...environment, ...more },
  });
  if (error) console.error(`Can't start ${command}: ${error.message}`);
  return status === 0;
}

/** Builds the site. */
export const build = () => run("npm", ["run", "--silent", "build"]);

/** Like `run`, for a tool in node_modules. */
export const tool = (name, words, more) => run("npx", ["--no-install", name, ...words], more);
