import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express, { type ErrorRequestHandler, type Response } from "express";
import { root, runCommand, servedFolder } from "./command";

/** Not for visitors: files for hosts, the 404 page of a language by its name, and hidden files except `.well-known`. */
const unlisted = /^\/(_headers|_redirects|([\w-]+\/)?404)$|\/\.(?!well-known\/)/;

/** What is worth compressing. */
const textFile = /\.(html|js|json|svg|txt|xml)$/;

const compressors = { br: brotliCompressSync, gzip: gzipSync };

/** Returns the headers that the text of `_headers` sets for a file. */
function headersFor(rules: string, file: string): [name: string, value: string][] {
  const matching = [...rules.matchAll(/^(\/.*)\*(.*)((\n .*)+)/gm)].filter(
    ([, start = "", end = ""]) => file.startsWith(start) && file.endsWith(end),
  );
  return matching.flatMap(([, , , lines = ""]) =>
    [...lines.matchAll(/(\S+): (.+)/g)].map(([, name = "", value = ""]): [string, string] => [
      name,
      // Some browsers would request this server's files with HTTPS.
      value.replace("; upgrade-insecure-requests", ""),
    ]),
  );
}

/** Returns where the text of `_redirects` leads from a decoded path, and with which status. */
function redirectFor(rules: string, path: string): { target: string; status: number } | undefined {
  const redirects = [...rules.matchAll(/^(\S+) (\S+) (30[12])$/gm)];
  const found = redirects.find(([, from = ""]) => decodeURIComponent(from) === path);
  return found && { target: `${found[2]}`, status: Number(found[3]) };
}

/** Adds the query of a request to the target of a redirect, unless the target has its own. */
const withQuery = (target: string, query: string): string =>
  target.includes("?") ? target : target.replace(/#|$/, (end) => query + end);

/** Whether there is such a file; also asked for names that no file can have, such as one below a file. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Finds what a site has at a decoded path.
 * @returns its file, if any; and the page's path, if the file is that of a page at another path
 */
function find(folder: string, path: string): { file?: string; moved?: string } {
  const page = path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
  if (unlisted.test(page)) return {};
  const pageFile = page === "/" ? "/index.html" : `${page}.html`;
  if (isFile(join(folder, pageFile)))
    return { file: pageFile, moved: page === path ? undefined : page };
  return isFile(join(folder, path)) ? { file: path } : {};
}

/** Returns the file of the 404 page in the language of a path. */
function missingPage(folder: string, path: string): string {
  const [language = ""] = /^\/[\w-]+(?=\/)/.exec(path) ?? [];
  const file = `${language}/404.html`;
  return isFile(join(folder, file)) ? file : "/404.html";
}

/** Answers as CDNs do. Builds replace the folder, so nothing but the headers of errors is read ahead. */
function siteHandler(folder: string): RequestListener {
  const read = (name: string) => readFileSync(join(folder, name));
  const setHeaders = (response: Response, rules: string, file: string) => {
    for (const [name, value] of headersFor(rules, file)) response.setHeader(name, value);
  };
  /** Each text is compressed once, at its best. */
  const compressed = new Map<string, Buffer>();
  const compress = (body: Buffer, encoding: keyof typeof compressors) => {
    const key = encoding + body.toString("latin1");
    const known = compressed.get(key) ?? compressors[encoding](body);
    compressed.set(key, known);
    return known;
  };
  const everywhere = `${read("_headers")}`;

  const app = express().disable("x-powered-by");
  app.use((_request, response, next) => {
    // CDNs send it without a rule.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    setHeaders(response, everywhere, "/");
    next();
  });
  app.get<[string]>("*", (request, response) => {
    const path = request.params[0].replace(/[\\/]+/g, "/");
    const { file, moved } = find(folder, path);
    const name = file ?? missingPage(folder, path);
    setHeaders(response, `${read("_headers")}`, name);
    const redirect =
      redirectFor(`${read("_redirects")}`, path) ??
      (moved ? { target: encodeURI(moved), status: 301 } : undefined);
    if (redirect) {
      const query = request.url.replace(/^[^?]*/, "");
      const { target, status } = redirect;
      response.writeHead(status, { Location: withQuery(target, query) }).end();
      return;
    }
    if (!file) response.statusCode = 404;
    response.setHeader("Vary", "Accept-Encoding");
    let body: Buffer = read(name);
    const encoding =
      textFile.test(name) && (["br", "gzip"] as const).find((one) => request.acceptsEncodings(one));
    if (encoding) {
      response.setHeader("Content-Encoding", encoding);
      body = compress(body, encoding);
    }
    response.type(extname(name)).send(body);
  });
  app.use((_request, response) => void response.writeHead(405, { Allow: "GET, HEAD" }).end());
  const answerError: ErrorRequestHandler = ({ status = 503 }, _request, response, _next) =>
    void response.writeHead(status).end();
  return app.use(answerError);
}

/** Serves the built site. @throws when there is none, or the port is in use */
export async function serve(port: number, site = root): Promise<Server> {
  const folder = join(site, servedFolder);
  if (!existsSync(join(folder, "404.html")))
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`);
  const server = createServer(siteHandler(folder)).listen(port, "localhost");
  await once(server, "listening").catch(({ message }) => {
    throw new Error(`Can't use port ${port}: ${message}. Set PORT to another one.`);
  });
  return server;
}

if (require.main === module)
  runCommand(async () => {
    const server = await serve(Number(process.env.PORT ?? 9000));
    const { port } = server.address() as AddressInfo;
    console.log(`\nThe site is at http://localhost:${port}\nCtrl+C stops it.`);
  });
