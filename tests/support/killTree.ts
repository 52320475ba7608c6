import { spawnSync } from "node:child_process";

/** Whether processes can start in a group of their own, which ends together. */
export const groups = process.platform !== "win32";

/**
 * Kills a process and its children.
 * @param pid of a process that was started `detached` if `groups` is true
 */
export function killTree(pid: number): void {
  if (groups) process.kill(-pid, "SIGKILL");
  else spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
}
