import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The environment of every command: nothing is sent anywhere while building or testing. */
const environment = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Runs a command in the project's folder, with its output shown.
 * @param {string} command such as `npm` or the name of an installed tool
 * @param {string[]} words
 * @param {Record<string, string>} [more] further environment
 * @returns {boolean} whether it ended well
 */
export function run(command, words, more = {}) {
  // On Windows, npm and the tools are scripts, which only a shell starts; no word here comes from outside.
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...environment, ...more },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/** Builds the site. */
export const build = () => run("npm", ["run", "--silent", "build"]);

/** Like `run`, for one of the project's own tools. */
export const tool = (name, words, more) => run("npx", ["--no-install", name, ...words], more);
