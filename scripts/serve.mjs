import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import compression from "compression";
import handler from "serve-handler";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const redirects = JSON.parse(readFileSync(join(root, "data/redirects.json"), "utf8")).map(({ from, to }) => ({
  source: from,
  destination: to,
  type: 301,
}));

const options = {
  public: join(root, "public"),
  cleanUrls: true,
  trailingSlash: false,
  directoryListing: false,
  redirects,
  headers: [
    { source: "**/*.@(js|css|woff2)", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
    { source: "@(static|share)/**", headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }] },
    { source: "**/*.@(html|json)", headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }] },
  ],
};

/**
 * Serves the built site as its hosting does: compressed, with its redirects and its 404 page.
 * @param {number} port
 * @returns {Promise<import("node:http").Server>} once it listens
 */
export function serve(port) {
  const compress = compression();
  const server = createServer((request, response) => compress(request, response, () => handler(request, response, options)));
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
