import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { isLitter } from "../src/content/litter";
import { cacheKey, isCacheMarked, markCache } from "../src/node/cacheMarker";
import { gatsby, root, runCommand, servedFolder, workFolder } from "./command";

/** Not for visitors: Partytown, which Gatsby adds; the 404 page under the address of a page; and source maps. */
const unpublished = /^(~partytown|404)(\/|$)|\.js\.map$/;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

const foldersOf = (site: string) => {
  const served = join(site, servedFolder);
  return { served, next: `${served}.next`, previous: `${served}.previous` };
};

/** Brings back the built site, if a build was killed while it replaced it. */
export function restoreBuild(site: string): void {
  const { served, previous } = foldersOf(site);
  if (!existsSync(served) && existsSync(previous)) renameSync(previous, served);
}

/** Renames `pricing/index.html` to `pricing.html`, which hosts serve without a slash. */
function renamePages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    const [, page] = /^(.+)[\\/]index\.html$/.exec(file) ?? [];
    if (page) renameSync(join(folder, file), join(folder, `${page}.html`));
  }
}

/** Replaces `dist/` with a copy of `public/`, because Gatsby's next build changes the files of `public/`. */
function publish(site: string): void {
  const { served, next, previous } = foldersOf(site);
  const built = join(site, workFolder);
  for (const leftover of [next, previous]) remove(leftover);
  cpSync(built, next, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) =>
      !isLitter(basename(source)) &&
      !unpublished.test(relative(built, source).replaceAll(sep, "/")),
  });
  renamePages(next);
  if (existsSync(served)) renameSync(served, previous);
  renameSync(next, served);
  remove(previous);
}

/** @throws when `dist/` can't be replaced, for example because it is a mount point */
function tryToReplace(site: string): void {
  const { served, previous } = foldersOf(site);
  if (!existsSync(served)) return;
  remove(previous);
  try {
    renameSync(served, previous);
    renameSync(previous, served);
  } catch (error) {
    throw new Error(`Nothing was built, because ${servedFolder}/ can't be replaced: ${error}`);
  }
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Keeps other builds out of the folder. @throws when another build or `npm run develop` uses it */
export function lockFolder(site: string): () => void {
  const file = join(site, `${servedFolder}.lock`);
  try {
    writeFileSync(file, `${process.pid}`, { flag: "wx" });
  } catch (error) {
    if (!existsSync(file)) throw error;
    // The process may have been killed.
    const owner = Number(readFileSync(file, "utf8"));
    if (owner && owner !== process.pid && isRunning(owner))
      throw new Error(`Another build or \`npm run develop\` uses this folder (process ${owner}).`);
    writeFileSync(file, `${process.pid}`);
  }
  return () => rmSync(file, { force: true });
}

/** Builds the site into `dist/`, which stays unchanged until the build succeeds. @throws when it fails */
export async function build(site = root, runGatsby = () => gatsby("build")): Promise<void> {
  const unlock = lockFolder(site);
  try {
    restoreBuild(site);
    tryToReplace(site);
    // Before Gatsby runs, so that code that changes during the build counts as changed.
    const key = cacheKey(site);
    if (!isCacheMarked(site, key)) {
      if (existsSync(join(site, ".cache")))
        console.log("Building from scratch: the cache is not from a finished build of this code.");
      for (const folder of [".cache", workFolder]) remove(join(site, folder));
    }
    if (!(await runGatsby())) throw new Error(`\nThe build failed; ${servedFolder}/ is unchanged.`);
    publish(site);
    markCache(site, key);
  } finally {
    unlock();
  }
}

if (require.main === module)
  runCommand(() => build(root, () => gatsby("build", process.argv.slice(2))));
