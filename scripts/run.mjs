import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Runs a command in the project's folder, and shows its output.
 * @param {string} command
 * @param {string[]} words the arguments
 * @param {Record<string, string>} [more] additional environment variables
 * @returns {boolean} whether it succeeded
 */
export function run(command, words, more) {
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    // On Windows, npm and npx are scripts, which need a shell. No argument comes from outside.
    shell: process.platform === "win32",
    env: { ...process.env, ...more },
    stdio: "inherit",
  });
  if (error) console.error(`Can't start ${command}: ${error.message}`);
  return status === 0;
}

/** Like `run`, for a tool in node_modules. */
export const tool = (name, words, more) => run("npx", ["--no-install", name, ...words], more);
