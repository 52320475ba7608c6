import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/*
 * The record that a build which has ended well leaves in Gatsby's cache: what the cache was made with. Whatever uses the
 * cache next takes the record away first. So a cache without one was used by something that did not end well: Gatsby
 * writes its nodes at once and what it has done with them at the end, and after a broken-off run takes changed content
 * for old. Plain JavaScript, because gatsby-node and the build script share it.
 */

/** Hidden, because Gatsby keeps hidden files when it clears its cache. */
const recordFile = (/** @type {string} */ site) => join(site, ".cache/.made-with.json");

/**
 * What the cache was made with.
 * @param {string} site the project's folder
 * @returns {Record<string, string> | undefined} nothing when there is no record that can be read
 */
export function readRecord(site) {
  try {
    return JSON.parse(readFileSync(recordFile(site), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Says that the cache is what a whole build has left.
 * @param {string} site
 * @param {Record<string, string>} makers
 */
export function writeRecord(site, makers) {
  const file = recordFile(site);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(makers));
}

/**
 * Takes the record away: from now on the cache may be in the middle of something.
 * @param {string} site
 */
export const dropRecord = (site) => rmSync(recordFile(site), { force: true });
