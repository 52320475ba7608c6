import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { cacheKey, isCacheMarked, markCache } from "../src/node/cacheMarker";
import { runCommand } from "./command";
import { root, servedFolder, workFolder } from "./folders";
import { gatsby } from "./gatsby";

/**
 * What visitors must not get: Partytown, which Gatsby adds and this site does not use; source maps; and the 404 page under
 * the address of a page.
 */
const unpublished = /^(~partytown|404)(\/|$)|\.js\.map$/;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/**
 * Writes every page a second time, such as `pricing.html` for `pricing/index.html`: CDNs serve the first at `/pricing`, the
 * address that the site uses. They redirect to `/pricing/` when only the second exists.
 */
function copyPages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    const isPage = basename(file) === "index.html" && dirname(file) !== ".";
    if (isPage)
      copyFileSync(
        join(folder, file),
        join(folder, `${dirname(file)}.html`),
        constants.COPYFILE_FICLONE,
      );
  }
}

/** Replaces `dist/` with a copy of `public/`, because Gatsby's next build changes the files of `public/`. */
function publish(site: string): void {
  const served = join(site, servedFolder);
  const built = join(site, workFolder);
  const [next, previous] = [`${served}.next`, `${served}.previous`];
  for (const leftover of [next, previous]) remove(leftover);
  cpSync(built, next, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !unpublished.test(relative(built, source).replaceAll(sep, "/")),
  });
  copyPages(next);
  if (existsSync(served)) renameSync(served, previous);
  renameSync(next, served);
  remove(previous);
}

/**
 * Builds the site into `dist/`, which stays unchanged until the build succeeds.
 * @param site the project's folder
 * @param runGatsby runs `gatsby build` and returns whether it succeeded
 * @throws when `dist/` can't be replaced, for example because the disk is full
 */
export async function build(site: string, runGatsby: () => Promise<boolean>): Promise<boolean> {
  // Before Gatsby runs, so that code that changes during the build counts as changed.
  const key = cacheKey(site);
  if (!isCacheMarked(site, key)) {
    if (existsSync(join(site, ".cache")))
      console.log("Building from scratch: the cache is not from a finished build of this code.");
    for (const folder of [".cache", workFolder]) remove(join(site, folder));
  }
  if (!(await runGatsby())) return false;
  publish(site);
  markCache(site, key);
  return true;
}

if (require.main === module) {
  runCommand(async () => {
    if (!(await build(root, () => gatsby("build"))))
      throw new Error(`\nThe build failed; ${servedFolder}/ is unchanged.`);
  });
}
