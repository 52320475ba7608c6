import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { BuildFault } from "./build/fault.mjs";
import { recoverRelease } from "./build/release.mjs";
import { servedFolder } from "./folders.mjs";
import { isLasting } from "./lasting.mjs";
import { root } from "./run.mjs";

const redirects = new Map(JSON.parse(readFileSync(join(root, "data/redirects.json"), "utf8")).map(({ from, to }) => [from, to]));

const lasting = "public, max-age=31536000, immutable";
const asked = "public, max-age=0, must-revalidate";

/** Where an address has moved to for good: as the content says, and without the slash at its end. */
function movedTo(address) {
  const { pathname, search } = new URL(address, "http://localhost");
  const plain = pathname === "/" ? pathname : pathname.replace(/\/+$/, "") || "/";
  const target = redirects.get(plain);
  if (target) return target;
  return plain === pathname ? undefined : plain + search;
}

/** Tells one release from another that stands in the same place: nothing is written into a release once it is there. */
function identity(folder) {
  const { ino, mtimeMs } = statSync(folder);
  return `${ino} ${mtimeMs}`;
}

/** What answers with the files of a release; it knows their names and sizes from the start. */
function releaseFiles(folder) {
  const notFound = readFileSync(join(folder, "404.html"));
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", isLasting(path) ? lasting : asked),
    onNoMatch: (_request, response) => response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound),
  });
}

/** Answers with the files of the release that stands in the folder, also after another has taken its place. */
function currentFiles(folder) {
  let known = identity(folder);
  let files = releaseFiles(folder);
  return (request, response) => {
    try {
      const found = identity(folder);
      if (found !== known) {
        files = releaseFiles(folder);
        known = found;
      }
    } catch {
      // Between the two renames of a release there is none for a moment; what was known will do for this answer.
    }
    files(request, response);
  };
}

/**
 * Serves the built site as its hosting does: compressed, with its redirects and its 404 page.
 * @param {number} port 0 for any that is free
 * @param {string} [site] the project's folder
 * @returns {Promise<import("node:http").Server>} once it listens
 * @throws {BuildFault} when there is no built site
 */
export async function serve(port, site = root) {
  const folder = join(site, servedFolder);
  recoverRelease(site);
  if (!existsSync(join(folder, "404.html"))) {
    throw new BuildFault(`There is no built site in ${folder}; run \`npm run build\` first.`);
  }
  const files = currentFiles(folder);
  // As hard as servers commonly compress what they send for the first time.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  const server = createServer((request, response) => {
    const target = movedTo(request.url ?? "/");
    if (target) return response.writeHead(301, { Location: target }).end();
    compress(request, response, () => files(request, response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 9000);
  try {
    await serve(port);
    console.log(`The site is at http://localhost:${port}`);
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
