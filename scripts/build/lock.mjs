import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { BuildFault } from "./fault.mjs";

/** In `.cache`: the lock, and beside it who holds it. */
export const lockName = ".lock";
export const holderName = ".lock.json";

/** In milliseconds: a build renews its lock so often, and a lock that is older than the second was left by a killed one. */
const renewal = 2_000;
const lapse = 10_000;

/**
 * Who builds, as the lock tells it.
 * @typedef {{ process: number, host: string, since: string }} Holder
 */

/** @returns {Holder | undefined} */
function readHolder(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isGone(/** @type {Holder | undefined} */ holder) {
  if (holder?.host !== hostname()) return false;
  try {
    process.kill(holder.process, 0);
    return false;
  } catch (error) {
    // A process of another user is there all the same.
    return error.code === "ESRCH";
  }
}

/**
 * Makes sure that no two builds work in the same folder, and none beside `npm run develop`. A lock that a killed build has left is taken over once it has lapsed.
 * @param {string} site the project's folder
 * @param {{ say?: (line: string) => void, onLost?: (reason: string) => void }} [told] `onLost` when another has taken the lock away
 * @returns {Promise<() => Promise<void>>} gives the lock back
 * @throws {BuildFault} naming the other build, while there is one
 */
export async function takeLock(site, { say = console.log, onLost = () => undefined } = {}) {
  const cache = join(site, ".cache");
  const holderFile = join(cache, holderName);
  mkdirSync(cache, { recursive: true });
  const take = (/** @type {number} */ retries) =>
    lock(cache, {
      lockfilePath: join(cache, lockName),
      update: renewal,
      stale: lapse,
      retries: { retries, minTimeout: 500, factor: 1 },
      onCompromised: ({ message }) => onLost(message),
    });
  const taken = take(0).catch((error) => {
    if (error.code !== "ELOCKED") throw error;
    const holder = readHolder(holderFile);
    if (!isGone(holder)) throw new BuildFault(otherBuild(site, holder));
    say(`A build that was broken off (process ${holder?.process}) has left its lock; it lapses within ${lapse / 1000} seconds …`);
    return take((2 * lapse) / 500).catch((second) => {
      throw second.code === "ELOCKED" ? new BuildFault(otherBuild(site, readHolder(holderFile))) : second;
    });
  });
  const release = await taken;
  writeFileSync(holderFile, JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() }));
  return async () => {
    rmSync(holderFile, { force: true });
    await release();
  };
}

function otherBuild(/** @type {string} */ site, /** @type {Holder | undefined} */ holder) {
  const who = holder ? `process ${holder.process} on ${holder.host}, since ${holder.since}` : "it has not said which process it is";
  return `Another build, or \`npm run develop\`, is at work in ${site}: ${who}. Wait until it has ended, or end it.`;
}
