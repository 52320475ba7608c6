import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** How every command runs: in the project's folder, without Gatsby's telemetry. */
const options = (more = {}) => ({
  cwd: root,
  // On Windows, npm and npx are scripts, which need a shell. No argument comes from outside.
  shell: process.platform === "win32",
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...more },
});

/**
 * Runs a command in the project's folder, and shows its output.
 * @param {string} command
 * @param {string[]} words the arguments
 * @param {Record<string, string>} [more] additional environment variables
 * @returns {boolean} whether it succeeded
 */
export function run(command, words, more) {
  const { status, error } = spawnSync(command, words, { ...options(more), stdio: "inherit" });
  if (error) console.error(`Can't start ${command}: ${error.message}`);
  return status === 0;
}

/**
 * Runs a command while others run, and collects its output: first standard output, then errors.
 * @param {string} command
 * @param {string[]} words the arguments
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 * @throws when the command can't start
 */
export async function runInBackground(command, words) {
  const child = spawn(command, words, { ...options(), stdio: ["ignore", "pipe", "pipe"] });
  const [[status], ...output] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { succeeded: status === 0, output: output.join("") };
}

/** Builds the site. */
export const build = () => run("npm", ["run", "--silent", "build"]);

/** Like `run`, for a tool in node_modules. */
export const tool = (name, words, more) => run("npx", ["--no-install", name, ...words], more);
