import { spawnSync } from "node:child_process";

/** Whether programs here can be started in a group of their own, to be ended with all that they have started. */
export const groups = process.platform !== "win32";

/**
 * Ends a process and all that it has started, without a chance to clear away.
 * @param pid of a process that was started `detached` where there are groups
 */
export function killTree(pid: number): void {
  if (groups) process.kill(-pid, "SIGKILL");
  else spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
}
