import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A marker in Gatsby's cache says that the last build succeeded, and with which code. Without it, or with another key, the
 * next build starts clean: after a killed build Gatsby can publish old content, and in a copied folder it fails.
 */
const markerFile = (site: string) => join(site, ".cache/.marker");

/** What a build depends on and Gatsby doesn't check. The last two draw the pictures for link previews. */
const sources = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/node",
  "src/content",
  "src/fields",
  "src/seo/shareCard.ts",
  "src/theme",
];

/** Returns a hash of the folder's path, the version of Node, and the files that the cache depends on. */
export function cacheKey(site: string): string {
  const hash = createHash("sha256").update([site, process.version, process.arch].join("\n"));
  const add = (path: string) => {
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const source of sources) add(join(site, source));
  for (const file of readdirSync(join(site, "src"), { recursive: true, encoding: "utf8" }).sort())
    if (/schemas?\.ts$/.test(file)) add(join(site, "src", file));
  return hash.digest("hex");
}

/** Marks the cache as left by a successful build. */
export const markCache = (site: string, key: string): void => writeFileSync(markerFile(site), key);

/** Removes the marker, before the cache changes. */
export const unmarkCache = (site: string): void => rmSync(markerFile(site), { force: true });

/** Whether a successful build with the same key was the last to use the cache. */
export const isCacheMarked = (site: string, key: string): boolean =>
  existsSync(markerFile(site)) && readFileSync(markerFile(site), "utf8") === key;
