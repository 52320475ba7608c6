import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dropRecord, readRecord } from "../../src/build/cacheRecord.mjs";
import { workFolder } from "../folders.mjs";
import { holderName, lockName } from "./lock.mjs";

/** What Gatsby asks nothing about: with another resolver or another check, it would still hand out its old answers. */
const codeOfTheBuild = ["gatsby-config.ts", "gatsby-node.ts", "src/build", "src/content"];

/** Stays when the cache is cleared: the lock of the build that clears it. */
const kept = [lockName, holderName];

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();

/** @param {string[]} files */
const hashOf = (files) => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
};

/**
 * What makes a cache, and so must be the same for the next build to use it.
 * @param {string} site the project's folder
 * @returns {Record<string, string>} a text for each, by what it is
 */
export function makersOf(site) {
  const code = codeOfTheBuild.flatMap((name) => (name.endsWith(".ts") ? [join(site, name)] : filesIn(join(site, name))));
  return {
    Node: `${process.version} on ${process.platform} ${process.arch}`,
    Gatsby: JSON.parse(readFileSync(join(site, "node_modules/gatsby/package.json"), "utf8")).version,
    "package-lock.json": hashOf([join(site, "package-lock.json")]),
    "build code": hashOf(code),
  };
}

/**
 * Why a cache can't be trusted.
 * @param {Record<string, string> | undefined} record what the last build has left
 * @param {Record<string, string>} makers what this one works with
 * @returns {string | undefined} nothing when it can be
 */
export function reasonToClear(record, makers) {
  if (!record) return "what used it last was broken off, or was no `npm run build`";
  const other = Object.keys(makers).filter((name) => record[name] !== makers[name]);
  if (other.length === 0) return undefined;
  return `it was made with another ${other.map((name) => `${name} (${record[name] ?? "unknown"}, now ${makers[name]})`).join(", another ")}`;
}

/**
 * Clears Gatsby's cache and working folder unless they are what a whole build of the same making has left.
 * @param {string} site
 * @param {Record<string, string>} makers
 * @returns {string | undefined} why they were cleared; nothing when they were not, or there was nothing to clear
 */
export function clearUntrusted(site, makers) {
  const cache = join(site, ".cache");
  const work = join(site, workFolder);
  const reason = reasonToClear(readRecord(site), makers);
  if (!reason) return undefined;
  const inCache = existsSync(cache) ? readdirSync(cache).filter((name) => !kept.includes(name)) : [];
  // First, so that a clearing that is itself broken off leaves no record of what is half gone.
  dropRecord(site);
  for (const path of [...inCache.map((name) => join(cache, name)), work]) {
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  return inCache.length > 0 ? reason : undefined;
}
