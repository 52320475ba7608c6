import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import serveStatic from "serve-static";
import { decoded } from "../src/components/decoded";
import { headersFor, readCdnFiles } from "./cdnFiles";
import { runCommand } from "./command";
import { root, servedFolder } from "./folders";

/** Not for visitors: files for hosts, the 404 page by its name, and hidden files except `.well-known`. */
const unlisted = /^\/(_headers|_redirects|404(\.html|\/.*)?)$|\/\.(?!well-known\/)/;

/** Removes a directive that makes some browsers request this server's files with HTTPS. */
const forLoopback = (value: string) => value.replace("; upgrade-insecure-requests", "");

/** Returns a path as the file server reads it: decoded, with single slashes. One that can't be decoded gets 400. */
const pathOnDisk = (path: string) => decoded(path).replace(/[\\/]+/g, "/");

/** Returns the path of a file on the site; for the file of a page, the path of the page. */
const addressOfFile = (file: string) =>
  `/${file.split(sep).join("/")}`.replace(/(.)\/index\.html$|^\/index\.html$/, "$1") || "/";

/** Creates a handler for a built site. Reads its headers, redirects and 404 page once. */
async function buildHandler(folder: string): Promise<RequestListener> {
  const { rules, redirects } = await readCdnFiles(folder);
  const notFound = readFileSync(join(folder, "404.html"));
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, values] of Object.entries(headersFor(path, rules)))
      response.setHeader(name, values.map(forLoopback));
  };
  const answerNotFound = (response: ServerResponse) => {
    // Not the headers of the requested path: browsers must not cache that a file is missing.
    setHeaders(response, "/404.html");
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound);
  };
  const files = serveStatic(folder, {
    cacheControl: false,
    // `unlisted` handles these.
    dotfiles: "allow",
    fallthrough: false,
    redirect: false,
    setHeaders: (response, file) => setHeaders(response, addressOfFile(relative(folder, file))),
  });
  const compress = compression({
    // A range refers to the bytes of the uncompressed file.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  return (request, response) => {
    const requested = `http://localhost${request.url}`;
    if (!URL.canParse(requested)) return response.writeHead(400).end();
    const address = new URL(requested);
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    const moved = redirects.find(({ from }) => from === address.pathname);
    if (moved) {
      const { pathname, hash } = new URL(moved.to, address);
      setHeaders(response, address.pathname);
      return response.writeHead(moved.status, { Location: pathname + address.search + hash }).end();
    }
    if (unlisted.test(pathOnDisk(address.pathname))) return answerNotFound(response);
    if (existsSync(join(folder, address.pathname, "index.html")))
      request.url = `${address.pathname}/index.html`;
    const answerError = (error?: { status?: number; headers?: Record<string, string> }) =>
      error?.status === 404
        ? answerNotFound(response)
        : response.writeHead(error?.status ?? 500, error?.headers).end();
    compress(request, response, () => files(request, response, answerError));
  };
}

/** Creates a handler for the newest build. Each build replaces the folder. */
function newestHandler(folder: string): RequestListener {
  let known = statSync(folder).ino;
  let handler = buildHandler(folder);
  return async (request, response) => {
    const found = statSync(folder, { throwIfNoEntry: false })?.ino ?? known;
    if (found !== known) [known, handler] = [found, buildHandler(folder)];
    (await handler)(request, response);
  };
}

/**
 * Serves the built site like a CDN: compressed, and with the build's headers, redirects and 404 page.
 * @param port 0 for any free port
 * @param folder the built site
 * @param host the interface to listen on; by default, only this machine can connect
 * @returns the listening server
 * @throws when there is no built site, or the port is in use
 */
export async function serve(
  port: number,
  folder = join(root, servedFolder),
  host = process.env.HOST ?? "localhost",
): Promise<Server> {
  if (!existsSync(folder))
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`);
  const server = createServer(newestHandler(folder)).listen(port, host);
  await once(server, "listening");
  return server;
}

if (require.main === module) {
  const port = Number(process.env.PORT ?? 9000);
  runCommand(async () => {
    await serve(port);
    console.log(`\nThe site is at http://localhost:${port}\nCtrl+C stops it.`);
  });
}
