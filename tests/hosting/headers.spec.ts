import { builtFile } from "../support/built";
import { expect, test } from "../support/hosting";

const kept = "public, max-age=31536000, immutable";
const askedAgain = "public, max-age=0, must-revalidate";

const kinds = [
  { kind: "a page", address: "/pricing", type: "text/html; charset=utf-8", caching: askedAgain, shared: false },
  { kind: "the home page", address: "/", type: "text/html; charset=utf-8", caching: askedAgain, shared: false },
  { kind: "a page's data", address: "/page-data/pricing/page-data.json", type: "application/json", caching: askedAgain, shared: false },
  { kind: "a script", address: `/${builtFile(/^app-\w+\.js$/)}`, type: "text/javascript; charset=utf-8", caching: kept, shared: false },
  { kind: "a font", address: `/${builtFile(/^fonts\/.*\.woff2$/)}`, type: "font/woff2", caching: kept, shared: false },
  { kind: "a picture", address: `/${builtFile(/^static\/.*\.avif$/)}`, type: "image/avif", caching: kept, shared: false },
  { kind: "a picture of link previews", address: `/${builtFile(/^share\/.*\.png$/)}`, type: "image/png", caching: kept, shared: true },
  { kind: "the icon", address: "/favicon.ico", type: "image/x-icon", caching: askedAgain, shared: false },
  { kind: "the manifest", address: "/manifest.webmanifest", type: "application/manifest+json", caching: askedAgain, shared: false },
  { kind: "the sitemap", address: "/sitemap-0.xml", type: "text/xml; charset=utf-8", caching: askedAgain, shared: false },
  { kind: "robots.txt", address: "/robots.txt", type: "text/plain; charset=utf-8", caching: askedAgain, shared: false },
];

for (const { kind, address, type, caching, shared } of kinds) {
  test(`${kind} says what it is, how long it may be kept, and who may show it`, async ({ ask }) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
    expect(headers["cross-origin-resource-policy"]).toBe(shared ? "cross-origin" : "same-origin");
  });
}

for (const { what, address, status } of [
  { what: "a page", address: "/about", status: 200 },
  { what: "a script", address: `/${builtFile(/^app-\w+\.js$/)}`, status: 200 },
  { what: "a redirect", address: "/non-profits", status: 301 },
  { what: "an address that does not exist", address: "/nobody", status: 404 },
  { what: "a request that is none", address: "/%00", status: 400 },
]) {
  test(`${what} carries every header that hardens, and no version of the server`, async ({ ask }) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-permitted-cross-domain-policies": "none",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
      server: "nginx",
    });
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.body.toString("latin1")).not.toMatch(/nginx\/\d/);
  });
}

test("each page has a policy of its own, and what is no page may run nothing", async ({ ask }) => {
  const pages = await Promise.all(["/", "/about", "/pricing", "/terms"].map((address) => ask(address)));
  expect(new Set(pages.map(({ headers }) => headers["content-security-policy"])).size).toBe(4);
  const { headers } = await ask("/press/logo.svg");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("pages say what they may use of the device, and files that are part of them carry no such weight", async ({ ask }) => {
  for (const address of ["/about", "/nobody"]) {
    expect((await ask(address)).headers["permissions-policy"], address).toContain("camera=()");
  }
  for (const address of [`/${builtFile(/^app-\w+\.js$/)}`, "/page-data/about/page-data.json"]) {
    expect((await ask(address)).headers["permissions-policy"], address).toBeUndefined();
  }
});

test("nothing is taken but questions", async ({ ask }) => {
  for (const method of ["POST", "PUT", "DELETE", "TRACE"]) expect((await ask("/about", {}, method)).status, method).toBe(405);
  const { status, body } = await ask("/about", {}, "HEAD");
  expect(status).toBe(200);
  expect(body).toHaveLength(0);
});
