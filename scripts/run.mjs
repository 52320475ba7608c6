import { spawnSync } from "node:child_process";

/**
 * Runs a command, and shows its output.
 * @param {string} command
 * @param {string[]} words the arguments
 * @param {Record<string, string>} [more] additional environment variables
 * @returns {boolean} whether it succeeded
 */
export function run(command, words, more) {
  const { status, error } = spawnSync(command, words, {
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
