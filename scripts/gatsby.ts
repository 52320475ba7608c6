import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./folders";

/**
 * Runs a Gatsby command with the arguments of this process, and shows its output.
 * @returns whether it succeeded
 */
export async function gatsby(command: "build" | "develop"): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), command, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, "close");
  return status === 0;
}
