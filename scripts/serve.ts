import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { build, restoreBuild } from "./build";
import { root, runCommand, servedFolder } from "./command";

/** Not for visitors: files for hosts, the 404 page by its name, and hidden files except `.well-known`. */
const unlisted = /^\/(_headers|_redirects|404)$|\/\.(?!well-known\/)/;

const compressors = Object.entries({ br: brotliCompressSync, gzip: gzipSync });

/** Answers as CDNs do. Each build replaces the folder, so nothing is read in advance. */
function siteHandler(folder: string): RequestListener {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const isFile = (name: string) =>
    existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const headersOf = (path: string) => {
    // CDNs send it without a rule.
    const headers = new Map([["Cache-Control", "public, max-age=0, must-revalidate"]]);
    // Some browsers would request this server's files with HTTPS.
    const rules = read("_headers").replace("; upgrade-insecure-requests", "");
    for (const [, start = "", end = "", lines = ""] of rules.matchAll(/^(\/.*)\*(.*)((\n .*)+)/gm))
      if (path.startsWith(start) && path.endsWith(end))
        for (const [, name = "", value = ""] of lines.matchAll(/(\S+): (.+)/g))
          headers.set(name, value);
    return headers;
  };
  const redirectOf = (path: string) =>
    [...read("_redirects").matchAll(/^(\S+) (\S+)/gm)].find(
      ([, from = ""]) => decodeURIComponent(from) === path,
    )?.[2];
  // Compressed once, as well as hosts do ahead.
  const compressed = new Map<string, Buffer>();
  const app = express().disable("x-powered-by");
  app.get("*", (request, response) => {
    const path = request.params[0].replace(/[\\/]+/g, "/");
    const page = path.replace(/(\/index)?(\.html)?\/?$/, "") || "/";
    const pageFile = `${page.replace(/\/$/, "/index")}.html`;
    const found = unlisted.test(page) ? undefined : [pageFile, path].find(isFile);
    const name = found ?? "/404.html";
    response.setHeaders(headersOf(name));
    const moved = redirectOf(path) ?? (found === pageFile && page !== path && encodeURI(page));
    if (moved) {
      // A target's own query wins.
      const query = request.url.replace(/^[^?]*/, "");
      const Location = moved.replace(/^[^?#]*(?=#|$)/, (start) => start + query);
      return response.writeHead(301, { Location }).end();
    }
    if (!found) response.statusCode = 404;
    response.type(extname(name));
    if (!/\.(html|js|json|svg|txt|xml)$/.test(name))
      return response.sendFile(join(folder, name), { dotfiles: "allow" });
    const text = read(name);
    const [encoding, compress] = compressors.find(([name]) => request.acceptsEncodings(name)) ?? [];
    response.setHeader("Vary", "Accept-Encoding");
    if (!encoding || !compress) return response.send(text);
    response.setHeader("Content-Encoding", encoding);
    const body = compressed.get(encoding + text) ?? compress(text);
    compressed.set(encoding + text, body);
    response.send(body);
  });
  // A missing file, while a build replaces the folder, is an error without a status. Another method is no error.
  return (request, response) =>
    app(request, response, (error = { status: 405 }) =>
      response.writeHead(error.status ?? 503, { Allow: "GET, HEAD" }).end(),
    );
}

/** @throws when the port is in use */
async function listen(server: Server, port: number): Promise<Server> {
  const host = process.env.HOST ?? "localhost";
  await once(server.listen(port, host), "listening").catch(({ message }) => {
    throw new Error(`Can't use port ${port}: ${message}. Set PORT to another one.`);
  });
  return server;
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
