import { builtFile } from "../support/built";
import { expect, test } from "../support/hosting";

const kept = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

const kinds = [
  {
    kind: "a page",
    address: "/pricing",
    type: "text/html; charset=utf-8",
    caching: revalidated,
    shared: false,
  },
  {
    kind: "the home page",
    address: "/",
    type: "text/html; charset=utf-8",
    caching: revalidated,
    shared: false,
  },
  {
    kind: "a page's data",
    address: "/page-data/pricing/page-data.json",
    type: "application/json",
    caching: revalidated,
    shared: false,
  },
  {
    kind: "a script",
    address: `/${builtFile(/^app-\w+\.js$/)}`,
    type: "text/javascript; charset=utf-8",
    caching: kept,
    shared: false,
  },
  {
    kind: "a font",
    address: `/${builtFile(/^fonts\/.*\.woff2$/)}`,
    type: "font/woff2",
    caching: kept,
    shared: false,
  },
  {
    kind: "a picture",
    address: `/${builtFile(/^static\/.*\.webp$/)}`,
    type: "image/webp",
    caching: kept,
    shared: false,
  },
  {
    kind: "a picture for link previews",
    address: `/${builtFile(/^share\/.*\.png$/)}`,
    type: "image/png",
    caching: kept,
    shared: true,
  },
  {
    kind: "the icon",
    address: "/favicon.ico",
    type: "image/x-icon",
    caching: revalidated,
    shared: false,
  },
  {
    kind: "the sitemap",
    address: "/sitemap-0.xml",
    type: "text/xml; charset=utf-8",
    caching: revalidated,
    shared: false,
  },
  {
    kind: "robots.txt",
    address: "/robots.txt",
    type: "text/plain; charset=utf-8",
    caching: revalidated,
    shared: false,
  },
];

for (const { kind, address, type, caching, shared } of kinds) {
  test(`${kind} has the right content type, caching and resource policy`, async ({ ask }) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(caching);
    expect(headers["cross-origin-resource-policy"]).toBe(shared ? "cross-origin" : "same-origin");
  });
}

/** The part of a page's policy that the host sends. The rest is inside the page. */
const sentWithPages = "frame-ancestors 'none'; upgrade-insecure-requests";
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";
const policyInside =
  /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(default-src 'self'; object-src 'none'; script-src [^"]+)"/;

for (const { what, address, status, policy } of [
  { what: "a page", address: "/about", status: 200, policy: sentWithPages },
  {
    what: "a script",
    address: `/${builtFile(/^app-\w+\.js$/)}`,
    status: 200,
    policy: nothingAllowed,
  },
  { what: "a redirect", address: "/non-profits", status: 301, policy: nothingAllowed },
  {
    what: "an address that does not exist",
    address: "/nobody",
    status: 404,
    policy: sentWithPages,
  },
  { what: "an invalid request", address: "/%00", status: 400, policy: nothingAllowed },
]) {
  test(`${what} has every security header and hides the server's version`, async ({ ask }) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-permitted-cross-domain-policies": "none",
      "x-frame-options": "DENY",
      "content-security-policy": policy,
      server: "nginx",
    });
    if (policy === sentWithPages) expect(answer.body.toString()).toMatch(policyInside);
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.body.toString("latin1")).not.toMatch(/nginx\/\d/);
  });
}

test("each page has its own policy at every address, and other files can't run anything", async ({
  ask,
}) => {
  const policyAt = async (address: string) =>
    policyInside.exec((await ask(address)).body.toString())?.[1];
  const policies = await Promise.all(["/", "/about", "/pricing", "/terms"].map(policyAt));
  expect(policies).not.toContain(undefined);
  expect(new Set(policies).size).toBe(4);
  for (const address of ["/%70ricing", "//pricing"])
    expect(await policyAt(address)).toBe(policies[2]);
  const { headers } = await ask("/press/logo.svg");
  expect(headers["content-security-policy"]).toBe(nothingAllowed);
});

test("pages have a permissions policy and no opener on another site, and the files they load need neither", async ({
  ask,
}) => {
  const ofPages = async (address: string) => {
    const { headers } = await ask(address);
    return [headers["permissions-policy"], headers["cross-origin-opener-policy"]];
  };
  for (const address of ["/about", "/nobody"]) {
    expect(await ofPages(address), address).toEqual([
      expect.stringContaining("camera=()"),
      "same-origin",
    ]);
  }
  for (const address of [`/${builtFile(/^app-\w+\.js$/)}`, "/page-data/about/page-data.json"]) {
    expect(await ofPages(address), address).toEqual([undefined, undefined]);
  }
});

test("only GET and HEAD are allowed", async ({ ask }) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
    expect(await ask("/about", {}, method), method).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  }
  expect((await ask("/about")).headers.allow).toBeUndefined();
  const { status, body } = await ask("/about", {}, "HEAD");
  expect(status).toBe(200);
  expect(body).toHaveLength(0);
});
