import { once } from "node:events";
import { rmSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { serve } from "../../scripts/serve";
import { thirdPartiesOf } from "../../src/content/thirdParties";
import { contentSecurityPolicy, withPolicy } from "../../src/node/hosting/contentSecurityPolicy";
import { cdnHeaders, cdnRedirects } from "../../src/node/hosting/hostFiles";
import { securityText } from "../../src/node/hosting/textFiles";
import { emptyFolder, put } from "../support/emptyFolder";

const site = emptyFolder();
const missing = "Nothing is here";
const missingInSpanish = "Aquí no hay nada";
let server: Server;
const portOf = (one: Server) => (one.address() as AddressInfo).port;

function publish(home: string): void {
  for (const [file, content] of Object.entries({
    _headers: cdnHeaders(),
    _redirects: cdnRedirects(
      [
        { from: "/Contact.php", to: "/pricing#faq", status: 301 },
        { from: "/über", to: "/pricing", status: 301 },
        { from: "/%c3%bcber%20uns", to: "/pricing", status: 301 },
        { from: "/shop", to: "https://shop.example/de?a=$d#c", status: 301 },
        { from: "/blog", to: "https://blog.example/", status: 301 },
        { from: "/es/pricing", to: "/pricing", status: 302 },
      ],
      ["es"],
    ),
    "index.html": home,
    "404.html": missing,
    "es/404.html": missingInSpanish,
    "pricing.html": "Prices",
    "pricing/schools.html": "Prices of schools",
    "page-data/pricing/page-data.json": "{}",
    "page-data/.hidden.json": "{}",
    "page-data/404.html/page-data.json": "{}",
    "app-1234.js": "run()",
    "share/home.png": "picture",
  }))
    put(join(site, "dist", file), content);
  put(join(site, "package.json"), "debato-website");
}

beforeAll(async () => {
  publish("Welcome");
  server = await serve(0, site);
});
afterAll(() => {
  server.close();
});

/** Requests an address exactly as written; browsers and `fetch` would normalize odd ones. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request({ port: portOf(server), path, headers, method, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it("a service for some pages is for these alone in each language", () => {
  const inSpanish = { language: "es", iframe: "https://policies.example/es" };
  const policies = { iframe: "https://policies.example/", onlyWith: "policy" };
  const services = { policies: { ...policies, translations: [inSpanish] } };
  expect(thirdPartiesOf(services)).toEqual([]);
  expect(thirdPartiesOf(services, [{ kind: "policy" }])).toHaveLength(2);
});

/** The table in docs/hosting.md. */
const documented = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
};
const revalidated = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";

it.each([
  { path: "/", caching: revalidated },
  { path: "/page-data/pricing/page-data.json", caching: revalidated },
  { path: "/pricing/", caching: revalidated },
  { path: "/nobody", caching: revalidated },
  { path: "/app-0000.js", caching: revalidated },
  { path: "/app-1234.js", caching: kept, resource: "same-origin" },
  { path: "/share/home.png", caching: kept },
])("$path has the documented headers", async ({ path, caching, resource }) => {
  const { headers } = await ask(path);
  expect(headers).toMatchObject({ ...documented, "cache-control": caching });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cross-origin-resource-policy"]).toBe(resource);
  expect(`${headers.server} ${headers["x-powered-by"]}`).not.toMatch(/\d|express/i);
});

it.each([
  ...[
    "/nobody",
    "/pricing/nobody",
    "/404",
    "/404.html",
    "/share/",
    "/page-data/404",
    "/contact.php",
    "/_headers",
    "/%5fredirects",
    "//_headers",
    "/page-data/.hidden.json",
    "/pricing.html/nobody",
    "/app-1234.js/",
    "/%00",
  ].map((path) => [path, missing]),
  ...["/es/nadie/aqui", "/es/404", "/es/404.html"].map((path) => [path, missingInSpanish]),
])("%s answers 404 with the page that says “%s”", async (path = "", page = "") => {
  const { status, headers, body } = await ask(path);
  expect({ status, body: `${body}` }).toEqual({ status: 404, body: page });
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

it.each([
  "/../package.json",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/..%5cpackage.json",
  "/%c0%ae%c0%ae/package.json",
  "/%zz",
  "//evil.example/pricing/",
  "/pricing/..//evil.example/",
  "/pricing/%0d%0aLocation:%20https://evil.example/",
])("%s leads nowhere", async (path) => {
  const { status, headers, body } = await ask(path, { Host: "evil.example" });
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(["", missing]).toContain(`${body}`);
});

it.each([
  ["/pricing/", 301, "/pricing?x=y"],
  ["/pricing.html", 301, "/pricing?x=y"],
  ["/pricing/schools/index.html", 301, "/pricing/schools?x=y"],
  ["/index.html", 301, "/?x=y"],
  ["/Contact.php", 301, "/pricing?x=y#faq"],
  ["/%C3%BCber", 301, "/pricing?x=y"],
  ["/%c3%bcber%20uns", 301, "/pricing?x=y"],
  ["/shop", 301, "https://shop.example/de?a=$d#c"],
  ["/blog", 301, "https://blog.example/?x=y"],
  // A page that has no translation yet.
  ["/es/pricing", 302, "/pricing?x=y"],
])("%s redirects with %i to %s", async (path, status, target) => {
  const answer = await ask(`${path}?x=y`);
  expect([answer.status, answer.headers.location]).toEqual([status, target]);
});

it("text is compressed where the client accepts it", async () => {
  for (const [path, text] of [
    ["/pricing", "Prices"],
    ["/nobody", missing],
    ["/app-1234.js", "run()"],
  ] as const) {
    const { headers, body } = await ask(path, { "Accept-Encoding": "br;q=0, gzip;q=0.5" });
    expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(`${gunzipSync(body)}`).toBe(text);
    expect(`${(await ask(path, { "Accept-Encoding": "gzip;q=0" })).body}`).toBe(text);
  }
  const all = { "Accept-Encoding": "gzip, deflate, br" };
  expect((await ask("/", all)).headers["content-encoding"]).toBe("br");
  expect((await ask("/share/home.png", all)).headers["content-encoding"]).toBeUndefined();
});

it("only GET and HEAD are allowed", async () => {
  expect((await ask("/", {}, "POST")).headers).toMatchObject({ allow: "GET, HEAD" });
  expect(await ask("/", {}, "HEAD")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

it("errors have the documented headers", async () => {
  const broken = { 400: await ask("/%zz"), 405: await ask("/", {}, "POST") };
  for (const [status, answer] of Object.entries(broken)) {
    expect(answer.status).toBe(Number(status));
    expect(answer.headers).toMatchObject({ ...documented, "cache-control": revalidated });
  }
});

it("the server shows a new build without a restart", async () => {
  rmSync(join(site, "dist"), { recursive: true });
  expect(await ask("/")).toMatchObject({ status: 503, headers: documented });
  publish("Welcome back");
  expect(`${(await ask("/")).body}`).toBe("Welcome back");
});

it("the server reports a missing site and a taken port", async () => {
  await expect(serve(0, emptyFolder())).rejects.toThrow("npm run build");
  await expect(serve(portOf(server), site)).rejects.toThrow(`port ${portOf(server)}`);
});

it("a page has its policy once, independent of itself", () => {
  const page = `<head><meta charSet="utf-8"/><title>A</title></head><script>one</script>`;
  const first = withPolicy(page, "default-src 'self'");
  expect(first).toMatch(/charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="de/);
  expect(withPolicy(first, "default-src 'none'")).toBe(withPolicy(page, "default-src 'none'"));
  expect(contentSecurityPolicy(first, [])).toBe(contentSecurityPolicy(page, []));
  expect(() => withPolicy("<head>", "")).toThrow("charset");
});

// The browser tests of the policy load the scripts and frames of the site's own third parties.
it("a page's policy permits what else a third party loads", () => {
  const chat = {
    script: "https://chat.example/a.js",
    cspSources: { images: ["https://a.example"] },
  };
  const policy = contentSecurityPolicy("", [chat]);
  expect(policy).toMatch(/img-src [^;]+ https:\/\/a\.example;/);
});

it("security.txt is written when its contact has an expiry date", () => {
  const textUntil = (expires: string | null) =>
    securityText({
      brand: "Debato",
      statement: "One sentence.",
      origin: "https://www.debato.example",
      language: "en",
      security: { contact: "mailto:security@debato.example", expires },
    });
  expect(textUntil("2027-03-14")).toMatch(/^Contact: mailto:.+\nExpires: 2027-03-14T23:59:59Z\n/);
  expect(textUntil(null)).toBeUndefined();
});
