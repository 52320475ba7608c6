import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import compression from "compression";
import serveStatic from "serve-static";
import { BuildFault } from "./build/fault.mjs";
import { recoverRelease } from "./build/release.mjs";
import { headersFor, readHeaders, readRedirects } from "./cdnFiles.cjs";
import { servedFolder } from "./folders.mjs";
import { root } from "./run.mjs";

/** Not for visitors: files for hosts, the 404 page by its own name, and hidden files other than those of `.well-known`. */
const unlisted = /^\/(_headers|_redirects|404(\.html|\/.*)?)$|\/\.(?!well-known\/)/;

/** Without what holds on encrypted connections only: some browsers would ask for this server's own files by https. */
const forLoopback = (value) => value.replace("; upgrade-insecure-requests", "");

/** Where an address has moved to for good, with the query that it was asked for with. */
function movedTo({ pathname, search }, redirects) {
  const [path, place] = redirects.get(pathname)?.split("#") ?? [];
  return path && path + search + (place ? `#${place}` : "");
}

/** The address that is asked for; nothing where it is none. */
function addressOf(request) {
  try {
    return new URL(`http://localhost${request.url}`);
  } catch {
    return undefined;
  }
}

const allowedMethods = ["GET", "HEAD"];

/** The address at which a file is served: that of its page, for the file of a page. */
const addressOfFile = (file) => `/${file.split(sep).join("/")}`.replace(/(.)\/index\.html$|^\/index\.html$/, "$1") || "/";

/** What answers requests with a release; it knows the names and sizes of its files from the start. */
function releaseHandler(folder) {
  const rules = readHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const redirects = readRedirects(readFileSync(join(folder, "_redirects"), "utf8"));
  const notFound = readFileSync(join(folder, "404.html"));
  const setHeaders = (response, path) => {
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, forLoopback(value));
  };
  const answerNotFound = (response) => {
    // Not the headers of the address asked for: a file that is missing now may be there next time.
    setHeaders(response, "/404.html");
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound);
  };
  const files = serveStatic(folder, {
    cacheControl: false,
    // `unlisted` decides on these.
    dotfiles: "allow",
    fallthrough: false,
    redirect: false,
    setHeaders: (response, file) => setHeaders(response, addressOfFile(relative(folder, file))),
  });
  const compress = compression({
    // A range counts the bytes of the file, not those of its compressed form.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  return (request, response) => {
    const address = addressOf(request);
    if (!address) return response.writeHead(400).end();
    if (!allowedMethods.includes(request.method)) return response.writeHead(405, { Allow: allowedMethods.join(", ") }).end();
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    const target = movedTo(address, redirects);
    if (target) {
      setHeaders(response, address.pathname);
      return response.writeHead(301, { Location: target }).end();
    }
    if (unlisted.test(address.pathname)) return answerNotFound(response);
    if (existsSync(join(folder, address.pathname, "index.html"))) request.url = `${address.pathname}/index.html`;
    const answerError = ({ status = 500, headers }) =>
      status === 404 ? answerNotFound(response) : response.writeHead(status, headers).end();
    compress(request, response, () => files(request, response, answerError));
  };
}

/** Tells one release from another that stands in the same place: nothing is written into a release once it is there. */
function identity(folder) {
  const { ino, mtimeMs } = statSync(folder);
  return `${ino} ${mtimeMs}`;
}

/** What answers requests with the release that stands in the folder, also after another has taken its place. */
function currentHandler(folder) {
  let known = identity(folder);
  let handler = releaseHandler(folder);
  return (request, response) => {
    try {
      const found = identity(folder);
      if (found !== known) {
        handler = releaseHandler(folder);
        known = found;
      }
    } catch {
      // Between the two renames of a release there is none for a moment; what was known will do for this answer.
    }
    handler(request, response);
  };
}

/**
 * Serves the built site as a CDN does: compressed, with the headers, redirects and 404 page that the build has written.
 * @param {number} port 0 for any that is free
 * @param {string} [site] the project's folder
 * @param {string} [host] the interface to listen on; only this machine without it
 * @returns {Promise<import("node:http").Server>} once it listens
 * @throws {BuildFault} when there is no built site
 */
export async function serve(port, site = root, host = process.env.HOST ?? "localhost") {
  const folder = join(site, servedFolder);
  recoverRelease(site);
  if (!existsSync(folder)) throw new BuildFault(`There is no built site in ${folder}; run \`npm run build\` first.`);
  const server = createServer(currentHandler(folder));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
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
