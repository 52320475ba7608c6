import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
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

/** Builds the site into `dist/`, which stays unchanged until the build succeeds. @throws when it fails, or can't copy its result */
export async function build(site = root, runGatsby = () => gatsby("build")): Promise<void> {
  const served = join(site, servedFolder);
  const markCache = prepareCache(site);
  if (!(await runGatsby())) throw new Error(`\nThe build failed; ${servedFolder}/ is unchanged.`);
  try {
    publish(join(site, "public"), served);
  } catch (error) {
    const reason = isNativeError(error) ? error.message : error;
    throw new Error(`\nCan't copy the built site to ${servedFolder}/: ${reason}`);
  }
  markCache();
}

if (require.main === module) runCommand(() => lockFolder(root).then(() => build()));
