import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { workFolder } from "../folders.mjs";
import { BuildFault } from "./fault.mjs";

/** With less than this many bytes free after a build has failed, the disk is what it failed by. */
const full = 64 * 1024 * 1024;

/** What the folders of a build take from nothing, in words. */
const needed = "about 300 MB";

/** What the system calls a full disk, and a full share of one. */
const fullCodes = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Makes sure that a build can write where it will, before it has worked for a minute.
 * @param {string} site the project's folder
 * @throws {BuildFault} naming the folder
 */
export function checkWritable(site) {
  const folders = [site, join(site, ".cache"), join(site, workFolder)].filter((folder) => folder === site || existsSync(folder));
  for (const folder of folders) {
    try {
      rmdirSync(mkdtempSync(join(folder, ".writable-")));
    } catch (error) {
      const name = relative(site, folder) || "the project's folder";
      throw new BuildFault(
        fullCodes.has(error.code) ? diskFull(folder, 0) : `${name} (${folder}) can't be written to: ${error.message}. Nothing was built.`,
        { cause: error },
      );
    }
  }
}

const diskFull = (/** @type {string} */ folder, /** @type {number} */ free) =>
  `The disk is full: ${Math.round(free / 1024 / 1024)} MB are free where ${folder} stands, and a build takes ${needed}. Make room, and build again.`;

/**
 * Tells whether a build that has failed had no room.
 * @param {string} site the project's folder
 * @returns {string[]} a line for each folder whose disk is full
 */
export function fullDisks(site) {
  return [...new Set([site, tmpdir()])].flatMap((folder) => {
    mkdirSync(folder, { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    return free < full ? [diskFull(folder, free)] : [];
  });
}
