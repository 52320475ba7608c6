import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/* After a killed build Gatsby can publish old content, and in a copied folder it fails. So a finished build marks the cache. */
const markerFile = (site: string) => join(site, ".cache/.marker");

/** Removes the mark, before the cache changes. */
export const unmarkCache = (site: string): void => rmSync(markerFile(site), { force: true });

/** Empties the cache, unless it is marked by a build of the same code in this folder. Returns a function that marks it. */
export function prepareCache(site: string): () => void {
  const hash = createHash("sha256").update(site + process.version);
  // Gatsby itself sees changes of its configuration, and of code with JSX.
  const code = readdirSync(join(site, "src"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".d.ts"),
  );
  for (const file of ["../package-lock.json", ...code.sort()])
    hash.update(file).update(readFileSync(join(site, "src", file)));
  const [marker, key] = [markerFile(site), hash.digest("hex")];
  if (!existsSync(marker) || readFileSync(marker, "utf8") !== key)
    for (const name of [".cache", "public"])
      rmSync(join(site, name), { recursive: true, force: true });
  return () => writeFileSync(marker, key);
}
