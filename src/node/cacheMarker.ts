import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A marker in Gatsby's cache says with which code the last build succeeded. With another, the next build starts clean: after
 * a killed build Gatsby can publish old content, and in a copied folder it fails.
 */
const markerFile = (site: string) => join(site, ".cache/.marker");

/** Returns a hash of the folder's path, the version of Node, the packages, and all code without JSX, such as schemas. */
export function cacheKey(site: string): string {
  const hash = createHash("sha256").update([site, process.version, process.arch].join("\n"));
  const code = readdirSync(join(site, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => join("src", file));
  for (const file of ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts", ...code.sort()])
    hash.update(file).update(readFileSync(join(site, file)));
  return hash.digest("hex");
}

/** Marks the cache as left by a successful build. */
export const markCache = (site: string, key: string): void => writeFileSync(markerFile(site), key);

/** Removes the marker, before the cache changes. */
export const unmarkCache = (site: string): void => rmSync(markerFile(site), { force: true });

/** Whether a successful build with the same key was the last to use the cache. */
export const isCacheMarked = (site: string, key: string): boolean =>
  existsSync(markerFile(site)) && readFileSync(markerFile(site), "utf8") === key;
