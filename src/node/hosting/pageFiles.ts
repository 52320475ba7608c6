import { constants, copyFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { type HostedSite, notFoundFile } from "./site";

/** In every page that Gatsby renders. */
const madeByGatsby = 'id="___gatsby"';

/** Returns the files that an earlier build wrote for pages that no longer exist. */
function stale(folder: string, wanted: Map<string, string>): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter(
    (name) =>
      name.endsWith(".html") &&
      !name.endsWith("index.html") &&
      !wanted.has(name.split(sep).join("/")) &&
      name !== notFoundFile &&
      !name.startsWith("page-data") &&
      readFileSync(join(folder, name), "utf8").includes(madeByGatsby),
  );
}

/**
 * Writes every page a second time, such as `pricing.html` for `pricing/index.html`: CDNs serve the first at `/pricing`, the
 * address that the site uses. They redirect to `/pricing/` when only the second exists.
 */
export function writePageFiles(folder: string, { pages }: HostedSite): void {
  const below = pages.filter(({ path, file }) => path !== "/" && file !== notFoundFile);
  const files = new Map(below.map(({ path, file }) => [`${path.slice(1)}.html`, file]));
  for (const [copy, file] of files) copyFileSync(join(folder, file), join(folder, copy), constants.COPYFILE_FICLONE);
  for (const name of stale(folder, files)) rmSync(join(folder, name));
}
