import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const endWithParent = fileURLToPath(new URL("endWithParent.cjs", import.meta.url));

/** The place of the pipe among the files that Gatsby is started with, after the three that every program has. */
const pipe = 3;

/**
 * Runs Gatsby's build, with its output shown.
 * @param {string} site the project's folder
 * @param {string[]} words options of `gatsby build`
 * @returns {{ ended: Promise<boolean>, kill: () => void }} whether it ended well; and what ends it at once
 */
export function gatsbyBuild(site, words) {
  const child = spawn(process.execPath, ["--require", endWithParent, join(site, "node_modules/gatsby/cli.js"), "build", ...words], {
    cwd: site,
    stdio: ["inherit", "inherit", "inherit", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", BUILD_SCRIPT_PIPE: `${pipe}` },
  });
  return { ended: once(child, "close").then(([status]) => status === 0), kill: () => void child.kill("SIGKILL") };
}
