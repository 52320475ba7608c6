import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import redirects from "../../data/redirects.json";
import { builtFile, readBuiltBytes } from "../support/built";
import { notFound, withTokens } from "../support/content";
import { routes } from "../support/routes";
import { rawRequest } from "../support/server";

const ask = (address: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(`${test.info().project.use.baseURL}`, address, headers, method);

const pages = routes.map(({ path }) => path).filter((path) => path !== "/");
const [page = ""] = pages;
const script = `/${builtFile(/^app-\w+\.js$/)}`;
const font = `/${builtFile(/^fonts\/.*\.woff2$/)}`;
const share = `/${builtFile(/^share\/.*\.png$/)}`;

/** The table in docs/hosting.md. */
const documented = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const revalidated = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";

for (const { kind, address, caching = revalidated, resource } of [
  { kind: "a page", address: page },
  { kind: "the home page", address: "/" },
  { kind: "a page's data", address: `/page-data${page}/page-data.json` },
  { kind: "a redirect", address: `${page}/` },
  { kind: "a missing page", address: "/nobody" },
  { kind: "a missing script", address: "/app-0000.js" },
  { kind: "a script", address: script, caching: kept, resource: "same-origin" },
  { kind: "a font", address: font, caching: kept },
  { kind: "a picture for link previews", address: share, caching: kept },
]) {
  test(`${kind} has the documented headers`, async () => {
    const { headers } = await ask(address);
    expect(headers).toMatchObject({ ...documented, "cache-control": caching });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-resource-policy"]).toBe(resource);
    expect(`${headers.server} ${headers["x-powered-by"]}`).not.toMatch(/\d|express/i);
  });
}

for (const address of [
  "/nobody",
  `${page}/nobody`,
  "/404",
  "/404.html",
  "/share/",
  "/static",
  "/page-data/404",
  page.toUpperCase(),
]) {
  test(`${address} answers 404 with the site's own page`, async () => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain(`${withTokens(notFound.metadata.title)}</title>`);
  });
}

for (const address of [
  "/_headers",
  "/%5fredirects",
  "//_headers",
  "/page-data/.hidden",
  "/../package.json",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/..%5cpackage.json",
  "/%c0%ae%c0%ae/package.json",
  "/pricing%00.html",
  "/%zz",
  `/${"a".repeat(5000)}`,
  "//evil.example/pricing/",
  "/\\evil.example/",
  "/%2f%2fevil.example/",
  "/pricing/..//evil.example/",
  "/contact/%0d%0aLocation:%20https://evil.example/",
]) {
  test(`${address.slice(0, 40)} leads nowhere`, async () => {
    const { status, headers, body } = await ask(address, { Host: "evil.example" });
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).not.toMatch(/debato-website|root:x:|Referrer-Policy:/);
  });
}

test("other addresses redirect in one step and keep their query", async () => {
  const moved = [
    ...redirects.flatMap(({ from, to }) => [from, `${from}/`].map((written) => ({ written, to }))),
    ...pages.flatMap((to) =>
      ["/", "/index.html", ".html"].map((end) => ({ written: to + end, to })),
    ),
  ];
  for (const { written, to } of moved) {
    const { status, headers } = await ask(`${written}?a=b`);
    const [path, hash = ""] = to.split(/(?=#)/);
    expect({ written, status, to: headers.location }).toEqual({
      written,
      status: 301,
      to: `${path}?a=b${hash}`,
    });
  }
});

test("text is compressed where the client accepts it", async () => {
  for (const [address, file] of [
    [page, `${page.slice(1)}.html`],
    ["/nobody", "404.html"],
    [script, script.slice(1)],
  ] as const) {
    const { headers, body } = await ask(address, { "Accept-Encoding": "br;q=0, gzip;q=0.5" });
    expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(body).equals(readBuiltBytes(file))).toBe(true);
    const plain = await ask(address, { "Accept-Encoding": "gzip;q=0" });
    expect(plain.body.equals(readBuiltBytes(file))).toBe(true);
  }
  const { headers } = await ask(font, { "Accept-Encoding": "gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("an unchanged page is not sent again", async () => {
  const { etag = "" } = (await ask(page)).headers;
  const { status, body } = await ask(page, { "If-None-Match": etag });
  expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
});

test("a part of a file can be requested", async () => {
  const { status, body } = await ask(share, { Range: "bytes=0-99" });
  expect(status).toBe(206);
  expect(body.equals(readBuiltBytes(share.slice(1)).subarray(0, 100))).toBe(true);
});

test("only GET and HEAD are allowed", async () => {
  expect((await ask("/", {}, "POST")).status).toBe(405);
  expect(await ask("/", {}, "HEAD")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});
