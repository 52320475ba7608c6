import { constants } from "node:fs";
import { copyFile, readdir, readFile, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { type HostedSite, notFoundFile } from "./site";

/** Gatsby's mark on every page it makes. */
const madeByGatsby = 'id="___gatsby"';

/** Files that were written here for pages that are gone. */
async function stale(folder: string, wanted: Set<string>): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html") && !name.endsWith("index.html"));
  const unknown = names.filter((name) => !wanted.has(name.split(sep).join("/")) && name !== notFoundFile && !name.startsWith("page-data"));
  const own = await Promise.all(unknown.map(async (name) => (await readFile(join(folder, name), "utf8")).includes(madeByGatsby)));
  return unknown.filter((_name, index) => own[index]);
}

/**
 * Writes every page a second time, as `pricing.html` beside `pricing/index.html`: CDNs serve the first at `/pricing`, but
 * the second at `/pricing/` only, and would redirect there from the address that the site names everywhere.
 */
export async function writePageFiles(folder: string, { pages }: HostedSite): Promise<void> {
  const below = pages.filter(({ path, file }) => path !== "/" && file !== notFoundFile);
  const files = new Map(below.map(({ path, file }) => [`${path.slice(1)}.html`, file]));
  await Promise.all([...files].map(([copy, file]) => copyFile(join(folder, file), join(folder, copy), constants.COPYFILE_FICLONE)));
  const gone = await stale(folder, new Set(files.keys()));
  await Promise.all(gone.map((name) => rm(join(folder, name))));
}
