import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express, { type ErrorRequestHandler } from "express";
import { root, runCommand, servedFolder } from "./command";

/** Not for visitors: files for hosts, the 404 page by its name, and hidden files except `.well-known`. */
const unlisted = /^\/(_headers|_redirects|404)$|\/\.(?!well-known\/)/;

const compressors = { br: brotliCompressSync, gzip: gzipSync };

/** Answers as CDNs do. Builds replace the folder, so nothing is read ahead. Texts are compressed once, at their best. */
function siteHandler(built: string) {
  const read = (name: string) => readFileSync(join(built, name));
  const isFile = (name: string) => statSync(join(built, name), { throwIfNoEntry: false })?.isFile();
  const compressed = new Map<string, Buffer>();
  const app = express().disable("x-powered-by");
  app.get<[string]>("*", (request, response) => {
    const path = request.params[0].replace(/[\\/]+/g, "/");
    const page = path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
    const pageFile = `${page.replace(/\/$/, "/index")}.html`;
    const found = unlisted.test(page) ? undefined : [pageFile, path].find(isFile);
    const name = found ?? [`/${page.split("/")[1]}/404.html`].find(isFile) ?? "/404.html";
    // CDNs send it without a rule.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    // Some browsers would request this server's files with HTTPS.
    const rules = `${read("_headers")}`.replace("; upgrade-insecure-requests", "");
    for (const [, start = "", end = "", lines = ""] of rules.matchAll(/^(\/.*)\*(.*)((\n .*)+)/gm))
      if (name.startsWith(start) && name.endsWith(end))
        for (const [, header = "", value = ""] of lines.matchAll(/(\S+): (.+)/g))
          response.setHeader(header, value);
    const redirects = [...`${read("_redirects")}`.matchAll(/^(\S+) (\S+) 301$/gm)];
    const redirect = redirects.find(([, from = ""]) => decodeURIComponent(from) === path);
    const moved = redirect?.[2] ?? (found === pageFile && page !== path && encodeURI(page));
    if (moved) {
      // A target's own query wins.
      const query = request.url.replace(/^[^?]*/, "");
      const Location = moved.replace(/^[^?#]*(?=#|$)/, (start) => start + query);
      return void response.writeHead(301, { Location }).end();
    }
    if (!found) response.statusCode = 404;
    const isText = /\.(html|js|json|svg|txt|xml)$/.test(name);
    const encoding = isText && (["br", "gzip"] as const).find((it) => request.acceptsEncodings(it));
    let body: Buffer = read(name);
    if (encoding) {
      const key = encoding + body.toString("latin1");
      body = compressed.get(key) ?? compressors[encoding](body);
      compressed.set(key, body);
      response.setHeader("Content-Encoding", encoding);
    }
    response.setHeader("Vary", "Accept-Encoding");
    response.type(extname(name)).send(body);
  });
  app.use((_request, response) => void response.writeHead(405, { Allow: "GET, HEAD" }).end());
  const answerError: ErrorRequestHandler = ({ status = 503 }, _request, response, _next) =>
    void response.writeHead(status).end();
  return app.use(answerError);
}

/** Serves the built site. @throws when there is none, or the port is in use */
export async function serve(port: number, site = root) {
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
    const port = Number(process.env.PORT ?? 9000);
    await serve(port);
    console.log(`\nThe site is at http://localhost:${port}\nCtrl+C stops it.`);
  });
