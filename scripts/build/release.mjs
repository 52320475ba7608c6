import { constants, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { servedFolder, workFolder } from "../folders.mjs";
import { BuildFault } from "./fault.mjs";

/*
 * A release is one whole build in the served folder, with the scripts, fonts and pictures of the release before it: whoever
 * has an old page open can still open a dialog whose script has had a new name since. A new release is put together
 * beside the served folder and takes its place by two renames.
 */

const next = `${servedFolder}.next`;
const previous = `${servedFolder}.previous`;

/** In a release: the lasting files that it has only because the release before it had them. Hidden, so that servers keep it to themselves. */
const keptFile = ".kept.json";

/** Files whose name changes with what they hold. */
const lasting = /\.(js|css)$|^(static|share)\//;

/** No page asks for these. */
const forDevelopers = /\.(map|LICENSE\.txt)$/;

/** @returns {string[]} every file below, as paths with forward slashes */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join("/"));

/** The names of files that may be asked for by a page of an earlier build, with those that hold them compressed. */
const lastingFiles = (/** @type {string} */ folder) =>
  filesIn(folder).filter((file) => !forDevelopers.test(file) && lasting.test(file.replace(/\.(br|gz)$/, "")));

/** @returns {string[]} */
function readKept(/** @type {string} */ release) {
  try {
    return JSON.parse(readFileSync(join(release, keptFile), "utf8"));
  } catch {
    return [];
  }
}

const remove = (/** @type {string} */ path) => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

/** Adds to a release what that before it had of its own; when that was all the same, what it had kept. */
function keepEarlier(/** @type {string} */ earlier, /** @type {string} */ release) {
  const there = new Set(lastingFiles(release));
  const lacking = lastingFiles(earlier).filter((file) => !there.has(file));
  const keptBefore = new Set(readKept(earlier));
  const superseded = lacking.filter((file) => !keptBefore.has(file));
  const kept = superseded.length > 0 ? superseded : lacking;
  for (const file of kept) {
    const target = join(release, file);
    mkdirSync(dirname(target), { recursive: true });
    // Nobody writes into a release, so that two can share a file.
    linkOrCopy(join(earlier, file), target);
  }
  writeFileSync(join(release, keptFile), JSON.stringify(kept));
}

function linkOrCopy(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}

/**
 * Puts the earlier release back where one was broken off between its two renames.
 * @param {string} site the project's folder
 */
export function recoverRelease(site) {
  if (!existsSync(join(site, servedFolder)) && existsSync(join(site, previous))) {
    renameSync(join(site, previous), join(site, servedFolder));
  }
}

function swap(/** @type {string} */ site) {
  const served = join(site, servedFolder);
  if (existsSync(served)) renameSync(served, join(site, previous));
  try {
    renameSync(join(site, next), served);
  } catch (error) {
    recoverRelease(site);
    throw error;
  }
}

/**
 * Puts what Gatsby has built in the place of what is served.
 * @param {string} site the project's folder
 * @throws {BuildFault} when that can't be done; what was served before is still served then
 */
export function publish(site) {
  const work = join(site, workFolder);
  const served = join(site, servedFolder);
  const fresh = join(site, next);
  try {
    recoverRelease(site);
    for (const leftover of [fresh, join(site, previous)]) remove(leftover);
    // Copied, not linked: Gatsby's next build writes into its files where they stand. The times stay, and with them what browsers have kept.
    cpSync(work, fresh, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
    if (existsSync(served)) keepEarlier(served, fresh);
    swap(site);
  } catch (error) {
    remove(fresh);
    throw new BuildFault(
      `The build is done, but ${servedFolder}/ could not be replaced and is as it was: ${error.message}. ` +
        "Is the disk full, the folder read-only or a mount, or open in another program?",
      { cause: error },
    );
  }
  remove(join(site, previous));
}
