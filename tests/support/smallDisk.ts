import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const run = (command: string, words: string[]) => {
  const { status, stderr } = spawnSync(command, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}: ${stderr}`);
};

const megabyte = 1024 * 1024;

/** A disk in memory whose size is ours to choose. */
export class SmallDisk {
  /** Whether one can be made: on Linux, by root. */
  static readonly possible = process.platform === "linux" && process.getuid?.() === 0;

  readonly folder = mkdtempSync(join(tmpdir(), "disk-"));

  constructor() {
    run("mount", ["-t", "tmpfs", "-o", "size=4g", "tmpfs", this.folder]);
  }

  /** Leaves so many megabytes free. */
  leave(megabytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    this.remount(`rw,size=${(blocks - bfree) * bsize + Math.round(megabytes * megabyte)}`);
  }

  forbidWriting(): void {
    this.remount("ro");
  }

  /** Is as large as at first, and can be written to. */
  makeRoom(): void {
    this.remount("rw,size=4g");
  }

  delete(): void {
    run("umount", [this.folder]);
    rmdirSync(this.folder);
  }

  private remount(options: string): void {
    run("mount", ["-o", `remount,${options}`, this.folder]);
  }
}
