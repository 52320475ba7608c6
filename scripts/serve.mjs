import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "public");

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

/**
 * Serves the built site as its hosting does: compressed, with its redirects and its 404 page.
 * @param {number} port 0 for any that is free
 * @returns {Promise<import("node:http").Server>} once it listens
 */
export function serve(port) {
  const notFound = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", /\.(js|css|woff2)$|^\/(static|share)\//.test(path) ? lasting : asked),
    onNoMatch: (_request, response) => response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(notFound),
  });
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
  await serve(port);
  console.log(`The site is at http://localhost:${port}`);
}
