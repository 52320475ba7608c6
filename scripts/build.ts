import { once } from "node:events";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { basename, join, relative, sep } from "node:path";
import { text } from "node:stream/consumers";
import { isLitter } from "../src/check/litter";
import { cacheKey, isCacheMarked, markCache } from "../src/node/cacheMarker";
import { gatsby, root, runCommand, servedFolder, workFolder } from "./command";

/**
 * Not for visitors: Partytown, which Gatsby adds; the 404 page under the address of a page; source maps; and what Gatsby
 * itself reads to make pages. Licenses stay, because scripts name them.
 */
const unpublished =
  /^(~partytown|404|_gatsby|chunk-map\.json|webpack\.stats\.json)(\/|$)|\.js\.map$/;

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

/** @throws when a build can't change its folders: of another user, a mount point, or a link in place of `dist/` */
function tryToReplace(site: string): void {
  const { served, previous } = foldersOf(site);
  try {
    remove(previous);
    for (const folder of [".cache", workFolder, servedFolder].map((name) => join(site, name)))
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    const found = lstatSync(served, { throwIfNoEntry: false });
    if (!found) return;
    if (!found.isDirectory()) throw new Error(`${served} is a link or a file; remove it`);
    renameSync(served, previous);
    renameSync(previous, served);
  } catch (error) {
    const cause = (error as Error).message;
    throw new Error(
      `Nothing was built, because ${servedFolder}/ or the cache can't be changed: ${cause}`,
    );
  }
}

/** Whether the process that wrote a lock still runs: it answers at its port with its id. */
async function isHeld(id = "", port = ""): Promise<boolean> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.setTimeout(5000, () => socket.destroy());
  return (await text(socket)) === id;
}

/** Keeps other builds out of the folder. @throws when another build or `npm run develop` uses it */
export async function lockFolder(site: string): Promise<() => void> {
  const file = join(site, `${servedFolder}.lock`);
  const [owner, port] = existsSync(file) ? readFileSync(file, "utf8").split(" ") : [];
  // A build may have been killed, and another process may have its id now.
  if (port && (await isHeld(owner, port).catch(() => false)))
    throw new Error(`Another build or \`npm run develop\` uses this folder (process ${owner}).`);
  remove(file);
  const answer = createServer((socket) => socket.end(`${process.pid}`)).listen(0, "127.0.0.1");
  await once(answer.unref(), "listening");
  writeFileSync(file, `${process.pid} ${(answer.address() as AddressInfo).port}`, { flag: "wx" });
  return () => {
    answer.close();
    remove(file);
  };
}

/** Builds the site into `dist/`, which stays unchanged until the build succeeds. @throws when it fails */
export async function build(site = root, runGatsby = () => gatsby("build")): Promise<void> {
  const unlock = await lockFolder(site);
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
