import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import Negotiator from "negotiator";
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

const textTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodings = ["br", "gzip"] as const;

/** Keeps compressed copies of files, made when they are first asked for, as small as those of hosts that make them ahead. */
function compressedCopies() {
  const folder = mkdtempSync(join(tmpdir(), "compressed-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  const copies = new Map<string, Promise<void>>();
  return {
    folder,
    /** Returns the path of the copy of a file as it is now. */
    async copyOf(file: string, encoding: keyof typeof compressors): Promise<string> {
      const version = `${file} ${statSync(file).mtimeMs} ${encoding}`;
      const copy = join(folder, createHash("sha256").update(version).digest("hex"));
      if (!copies.has(copy))
        copies.set(
          copy,
          readFile(file)
            .then(compressors[encoding])
            .then((data) => writeFile(copy, data)),
        );
      await copies.get(copy);
      return copy;
    },
  };
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
  const serveFrom = (from: string) =>
    serveStatic(from, {
      cacheControl: false,
      // `unlisted` handles these.
      dotfiles: "allow",
      fallthrough: false,
      redirect: false,
    });
  const files = serveFrom(folder);
  const copies = compressedCopies();
  const copiedFiles = serveFrom(copies.folder);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let path: string;
    let address: URL;
    try {
      address = new URL(`http://localhost${request.url}`);
      path = decodeURIComponent(address.pathname).replace(/[\\/]+/g, "/");
    } catch {
      return response.writeHead(400).end();
    }
    // A range refers to the bytes of the uncompressed file.
    const wanted = new Negotiator(request).encoding([...encodings, "identity"], [...encodings]);
    const encoding = request.headers.range ? undefined : encodings.find((one) => one === wanted);
    const describe = (extension: string) => {
      response.setHeader("Content-Type", `${textTypes[extension]}`);
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
    };
    const isUnlisted = unlisted.test(path);
    const [, page = ""] = /^(\/.+?)(?:\/|\/index\.html|\.html)$/.exec(path) ?? [];
    const moved =
      redirectOf(path) ??
      (path === "/index.html" ? "/" : !isUnlisted && page && isPage(page) && encodeURI(page));
    // Browsers must not cache that a file is missing.
    const answerNotFound = async () => {
      const page = join(folder, "404.html");
      const body = await readFile(encoding ? await copies.copyOf(page, encoding) : page);
      response.removeHeader("Cross-Origin-Resource-Policy");
      setHeaders(response, "/");
      describe(".html");
      response.writeHead(404).end(body);
    };
    const answerError = (error?: { status?: number; headers?: Record<string, string> }) =>
      error?.status === 404
        ? answerNotFound()
        : response.writeHead(error?.status ?? 500, error?.headers).end();
    setHeaders(response, moved || isUnlisted ? "/" : path);
    if (moved) return response.writeHead(301, { Location: locationOf(moved, address) }).end();
    if (isUnlisted) return answerNotFound();
    const name = path !== "/" && isPage(path) ? `${path}.html` : path.replace(/\/$/, "/index.html");
    const file = join(folder, name);
    if (extname(name) in textTypes && existsSync(file) && !path.includes("..")) {
      describe(extname(name));
      if (encoding) {
        request.url = `/${basename(await copies.copyOf(file, encoding))}`;
        return copiedFiles(request, response, answerError);
      }
    }
    request.url = address.pathname + (path !== "/" && isPage(path) ? ".html" : "");
    files(request, response, answerError);
  };
  return (request, response) =>
    // While a build replaces the folder.
    answer(request, response).catch(() => response.writeHead(503).end());
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
