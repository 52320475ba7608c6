import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * Installs packages on Debian and Ubuntu, if that needs no password.
 * @returns whether it succeeded
 */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  // The run level keeps packages from starting a server.
  const [command = "", ...words] = [
    ...asRoot,
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "RUNLEVEL=1",
    "apt-get",
  ];
  return (
    run(command, [...words, "update"]) &&
    run(command, [...words, "install", "-y", "--no-install-recommends", ...packages])
  );
}
