import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { isNativeError } from "node:util/types";
import { prepareCache } from "../src/node/cacheMarker";
import { gatsby, root, runCommand, servedFolder } from "./command";

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Not for visitors: what Gatsby adds or reads itself, and source maps. Licenses stay, because scripts name them. */
const unpublished =
  /^(\.content|~partytown|404|_gatsby|chunk-map\.json|webpack\.stats\.json)$|\.js\.map$/;

const messageOf = (error: unknown) => (isNativeError(error) ? error.message : `${error}`);

/** Checks by trying, because root ignores permissions, and a disk can be read-only or full. @throws when nothing can be written */
function assertWritableFolder(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    const [reason] = messageOf(error).split(", mkdtemp");
    throw new Error(`Can't write in ${folder} (${reason}). Make it a writable folder.`);
  }
}

/** Checks that a build can write and replace its folders. @throws with the first one that it can't write in */
export function assertWritable(site: string): void {
  assertWritableFolder(site);
  for (const name of [
    "public",
    ".cache",
    ...["", ".next", ".previous"].map((end) => servedFolder + end),
  ]) {
    const folder = join(site, name);
    if (!existsSync(folder)) continue;
    assertWritableFolder(folder);
    // Gatsby keeps what is in its own folders; the build deletes all that is in the others.
    if (!name.startsWith(servedFolder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) assertWritableFolder(join(entry.parentPath, entry.name));
  }
}

/** Replaces `dist/` with a copy of `public/`, because Gatsby's next build changes the files of `public/`. */
function publish(built: string, served: string): void {
  const [next, previous] = [`${served}.next`, `${served}.previous`];
  for (const leftover of [next, previous]) remove(leftover);
  const filter = (file: string) => !unpublished.test(relative(built, file));
  cpSync(built, next, { recursive: true, preserveTimestamps: true, filter });
  // Hosts serve `pricing.html` without a slash at the end of its address.
  for (const file of readdirSync(next, { recursive: true, encoding: "utf8" }))
    if (/[\\/]index\.html$/.test(file))
      renameSync(join(next, file), join(next, file.replace(/.index\.html$/, ".html")));
  if (existsSync(served)) renameSync(served, previous);
  renameSync(next, served);
  remove(previous);
}

/** Keeps other builds out until this process ends. @throws when one, or `npm run develop`, uses the folder */
export async function lockFolder(site: string): Promise<void> {
  const folder = process.platform === "win32" ? "\\\\.\\pipe" : tmpdir();
  const socketPath = join(folder, `debato-${createHash("md5").update(site).digest("hex")}`);
  const other = connect(socketPath);
  const isHeld = await once(other, "connect").catch(() => undefined);
  other.destroy();
  if (isHeld) throw new Error("Another build or `npm run develop` uses this folder.");
  // Nobody answers at the socket of a build that has ended.
  remove(socketPath);
  createServer().listen(socketPath).unref();
}

/** Builds the site into `dist/`, which stays unchanged until the build succeeds. @throws when it fails, or can't write */
export async function build(site = root, runGatsby = () => gatsby("build")): Promise<void> {
  const served = join(site, servedFolder);
  assertWritable(site);
  const markCache = prepareCache(site);
  if (!(await runGatsby())) throw new Error(`\nThe build failed; ${servedFolder}/ is unchanged.`);
  try {
    publish(join(site, "public"), served);
  } catch (error) {
    throw new Error(`\nCan't copy the built site to ${servedFolder}/: ${messageOf(error)}`);
  }
  markCache();
}

if (require.main === module) runCommand(() => lockFolder(root).then(() => build()));
