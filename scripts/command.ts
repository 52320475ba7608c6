import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The folder of the project. */
export const root = join(__dirname, "..");

/** The folder with the last successful build, below the project's folder: for the server, the tests and hosts. */
export const servedFolder = "dist";

/** Runs a command's main function. An error becomes a message and the exit code. The command ends with npm. */
export function runCommand(main: () => Promise<unknown>): void {
  // npm passes a signal only to its shell, and the shell ends without passing it on.
  const { ppid } = process;
  const endWithShell = () => {
    if (process.ppid !== ppid) process.kill(process.pid);
  };
  if (process.env.npm_lifecycle_event) setInterval(endWithShell, 500).unref();
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** Runs another command and shows its output. Returns whether it succeeded. */
export function run(command: string, ...words: string[]): boolean {
  // On Windows, npm and npx are scripts, which need a shell. No argument comes from outside.
  const shell = process.platform === "win32";
  const { status, error } = spawnSync(command, words, { shell, stdio: "inherit" });
  if (error) console.error(`Can't start ${command}: ${error.message}`);
  return status === 0;
}

/** Runs a Gatsby command until it or this process ends. Returns whether it succeeded. */
export async function gatsby(command: "build" | "develop", words: string[] = []): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), command, ...words],
    { cwd: root, stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => child.kill(signal));
  const [status] = await once(child, "close");
  return status === 0;
}
