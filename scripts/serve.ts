import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import serveStatic from "serve-static";
import { headersFor } from "../src/node/hosting/hostFiles";
import { build, restoreBuild } from "./build";
import { root, runCommand, servedFolder } from "./command";

/** Not for visitors: files for hosts, the 404 page by its name, and hidden files except `.well-known`. */
const unlisted = /^\/(_headers|_redirects|404|index)(\.html)?(\/|$)|\/\.(?!well-known\/)/;

function setHeaders(response: ServerResponse, path: string): void {
  // Some browsers would request this server's files with HTTPS.
  for (const [name, value] of Object.entries(headersFor(path)))
    response.setHeader(name, value.replace("; upgrade-insecure-requests", ""));
}

/** Returns where an address redirects to: with the query of the request, unless the target has one. */
function locationOf(to: string, { origin, search }: URL): string {
  const target = new URL(to, origin);
  target.search ||= search;
  return target.origin === origin ? target.href.slice(origin.length) : target.href;
}

/** Creates a handler for the built site. Each build replaces the folder, so nothing is read in advance. */
function siteHandler(folder: string): RequestListener {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const redirectOf = (path: string) =>
    read("_redirects")
      .split("\n")
      .filter((line) => line.startsWith("/"))
      .map((line) => line.split(" "))
      .find(([from = ""]) => decodeURIComponent(from) === path)?.[1];
  const isPage = (path: string) => existsSync(join(folder, `${path}.html`));
  const files = serveStatic(folder, {
    cacheControl: false,
    // `unlisted` handles these.
    dotfiles: "allow",
    fallthrough: false,
    redirect: false,
  });
  const compress = compression({
    // A range refers to the bytes of the uncompressed file.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  return (request, response) => {
    let path: string;
    let address: URL;
    try {
      address = new URL(`http://localhost${request.url}`);
      path = decodeURIComponent(address.pathname).replace(/[\\/]+/g, "/");
    } catch {
      return response.writeHead(400).end();
    }
    const isUnlisted = unlisted.test(path);
    const [, page = ""] = /^(\/.+?)(?:\/|\/index\.html|\.html)$/.exec(path) ?? [];
    const moved =
      redirectOf(path) ??
      (path === "/index.html" ? "/" : !isUnlisted && page && isPage(page) && encodeURI(page));
    // Browsers must not cache that a file is missing.
    const answerNotFound = () => {
      response.removeHeader("Cross-Origin-Resource-Policy");
      setHeaders(response, "/");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(read("404.html"));
    };
    const answerError = (error?: { status?: number; headers?: Record<string, string> }) =>
      error?.status === 404
        ? answerNotFound()
        : response.writeHead(error?.status ?? 500, error?.headers).end();
    setHeaders(response, moved || isUnlisted ? "/" : path);
    if (moved) return response.writeHead(301, { Location: locationOf(moved, address) }).end();
    compress(request, response, () => {
      if (isUnlisted) return answerNotFound();
      request.url = address.pathname + (path !== "/" && isPage(path) ? ".html" : "");
      files(request, response, answerError);
    });
  };
}

/** @throws when the port is in use */
async function listen(server: Server, port: number): Promise<Server> {
  try {
    await once(server.listen(port, process.env.HOST ?? "localhost"), "listening");
    return server;
  } catch (error) {
    throw new Error(
      `Can't use port ${port}: ${(error as Error).message}. Set PORT to another one.`,
    );
  }
}

/** Serves the built site like other hosts do. @throws when there is none, or the port is in use */
export async function serve(port: number, site = root): Promise<Server> {
  restoreBuild(site);
  const folder = join(site, servedFolder);
  if (!existsSync(join(folder, "404.html")))
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`);
  return listen(createServer(siteHandler(folder)), port);
}

/* With --build, builds the site first. */
if (require.main === module) {
  const port = Number(process.env.PORT ?? 9000);
  runCommand(async () => {
    if (process.argv.includes("--build")) {
      // Before the build, which takes longer than a visit to the other program on this port.
      (await listen(createServer(), port)).close();
      await build();
    }
    await serve(port);
    console.log(`\nThe site is at http://localhost:${port}\nCtrl+C stops it.`);
  });
}
