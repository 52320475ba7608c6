import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./folders";

/** In milliseconds. */
const parentCheck = 500;

/**
 * Runs a Gatsby command with the arguments of this process, and shows its output. Gatsby ends with this process, and with the
 * shell that npm starts this process in.
 * @returns whether it succeeded
 */
export async function gatsby(command: "build" | "develop"): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), command, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => child.kill(signal));
  // npm passes a signal only to its shell, and the shell ends without passing it on.
  const { ppid } = process;
  const watch = setInterval(
    () => process.env.npm_lifecycle_event && process.ppid !== ppid && child.kill(),
    parentCheck,
  );
  const [status] = await once(child, "close");
  clearInterval(watch);
  return status === 0;
}
