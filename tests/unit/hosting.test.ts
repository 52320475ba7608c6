/** @jest-environment node */
import { headersFor, parseHeaders, parseRedirects } from "../../scripts/parseCdnFiles";
import { cdnHeaders, cdnLimits, cdnRedirects } from "../../src/node/hosting/cdnFiles";
import { contentSecurityPolicy } from "../../src/node/hosting/contentSecurityPolicy";
import { nginxFiles } from "../../src/node/hosting/nginxFiles";
import { withPolicy } from "../../src/node/hosting/pagePolicies";
import { pagePermissions } from "../../src/node/hosting/securityHeaders";
import { type HostedSite, hostedSite } from "../../src/node/hosting/site";
import { pageList, securityText } from "../../src/node/hosting/textFiles";

it("a page has its policy after the encoding, once, and the policy does not depend on itself", () => {
  const origins = { scripts: [], styles: [], images: [], fonts: [], connections: [], frames: [] };
  const page = `<head><meta charSet="utf-8"/><title>A</title></head><script>one</script>`;
  const first = withPolicy(page, "default-src 'self'");
  expect(first).toContain(`<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><title>`);
  expect(withPolicy(first, "default-src 'none'")).toBe(withPolicy(page, "default-src 'none'"));
  expect(contentSecurityPolicy(first, origins)).toBe(contentSecurityPolicy(page, origins));
  expect(() => withPolicy("<head>", "")).toThrow("Expected <meta charset");
});

const pageRoute = (path: string) => ({
  type: "static" as const,
  path,
  filePath: path === "/404.html" ? "public/404.html" : `public${path === "/" ? "" : path}/index.html`,
  headers: [],
});
const redirectRoute = { type: "redirect" as const, path: "/contact", toPath: "/pilot#contact", status: 301 as const, headers: [] };
const immutable = [{ key: "cache-control", value: "public, max-age=31536000, immutable" }];

describe("the site, from Gatsby's manifest", () => {
  it("has the pages, the 404 page once, and the redirects", () => {
    const asset = { type: "static" as const, path: "/app.js", filePath: "public/app.js", headers: immutable };
    const slice = { type: "static" as const, path: "/_gatsby/slices/a-1.html", filePath: "public/_gatsby/slices/a-1.html", headers: [] };
    const routesManifest = [pageRoute("/"), pageRoute("/pilot"), pageRoute("/404"), pageRoute("/404.html"), asset, slice, redirectRoute];
    const headerRoutes = [
      { path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] },
      { path: "/app.js", headers: immutable },
    ];
    expect(hostedSite({ routesManifest, headerRoutes })).toEqual({
      pages: [
        { path: "/", file: "index.html" },
        { path: "/404.html", file: "404.html" },
        { path: "/pilot", file: "pilot/index.html" },
      ],
      redirects: [{ from: "/contact", to: "/pilot#contact" }],
    });
  });

  it("is refused where it needs more than files, or has headers of its own", () => {
    const made = { type: "function" as const, path: "/api", functionId: "api" };
    expect(() => hostedSite({ routesManifest: [made], headerRoutes: [] })).toThrow("/api is a function");
    const headerRoutes = [{ path: "/a", headers: [{ key: "x-robots-tag", value: "noindex" }] }];
    expect(() => hostedSite({ routesManifest: [], headerRoutes })).toThrow("gatsby-config sets headers for /a");
  });
});

describe("the files for hosts", () => {
  const site: HostedSite = {
    pages: [
      { path: "/", file: "index.html" },
      { path: "/pilot", file: "pilot/index.html" },
      { path: "/404.html", file: "404.html" },
    ],
    redirects: [{ from: "/contact", to: "/pilot#contact" }],
  };
  it("read back, give each address its own headers", () => {
    const rules = parseHeaders(cdnHeaders(site, pagePermissions));
    for (const path of ["/", "/pilot", "/%70ilot", "//pilot", "/pilot//", "/pilot.html", "/nobody", "/app-1.js"])
      expect(headersFor(path, rules).get("Content-Security-Policy")).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
    expect(headersFor("/share/a.png", rules).get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headersFor("/pilot", rules).get("Permissions-Policy")).toContain("camera=()");
    expect(headersFor("/app-1.js", rules).has("Permissions-Policy")).toBe(false);
    expect(headersFor("/nobody", rules).get("X-Frame-Options")).toBe("DENY");
  });

  it("read back, lead from old addresses and from those with a slash at their end", () => {
    const expected = { "/contact": "/pilot#contact", "/pilot/": "/pilot" };
    expect(Object.fromEntries(parseRedirects(cdnRedirects(site)))).toEqual(expected);
  });

  it("that read two values for one header are refused", () => {
    const rules = parseHeaders("/*\n  A: one\n/a\n  A: two\n");
    expect(() => headersFor("/a", rules)).toThrow("two rules give /a the header A");
    expect(() => parseHeaders("  A: one\n")).toThrow("expected an address");
  });

  it("tell what is more than Cloudflare Pages reads", () => {
    expect(cdnLimits(cdnHeaders(site, pagePermissions), cdnRedirects(site))).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: b`).join("\n");
    const moves = Array.from({ length: 2001 }, (_, index) => `/${index} / 301`).join("\n");
    expect(cdnLimits(`${many}\n  B: ${"c".repeat(2000)}`, moves)).toEqual([
      expect.stringContaining("101 rules"),
      expect.stringContaining("2005 characters"),
      expect.stringContaining("2001 redirects"),
    ]);
  });

  it("redirect in nginx only from addresses in the same case, as on the other hosts", () => {
    const files = nginxFiles(site, pagePermissions);
    expect(files["http.conf"]).toContain('"/pilot/" "/pilot/";');
    expect(files["server.conf"]).toContain("if ($uri = $site_moved_from) {");
  });

  it("hold nothing that nginx would take for something else than text", () => {
    const leadingTo = (to: string) => () => nginxFiles({ ...site, redirects: [{ from: "/a", to }] }, pagePermissions);
    expect(leadingTo(`/b"'; return 200`)).toThrow("cannot hold");
    expect(leadingTo("/$host")).toThrow("cannot hold");
    expect(leadingTo('/b"; return 200')()["http.conf"]).toContain(`'/b"; return 200';`);
  });
});

const security = { contact: "mailto:security@debato.example", expires: null };
const siteSettings = { brand: "Debato", statement: "One sentence.", origin: "https://www.debato.example", language: "en", security };

describe("security.txt", () => {
  const textUntil = (expires: string | null) => securityText({ ...siteSettings, security: { ...siteSettings.security, expires } });

  it("has the fields that RFC 9116 asks for", () => {
    expect(textUntil("2027-03-14")).toBe(
      [
        "Contact: mailto:security@debato.example",
        "Expires: 2027-03-14T23:59:59Z",
        "Preferred-Languages: en",
        "Canonical: https://www.debato.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it("is not written while nobody has said until when the contact holds", () => {
    expect(textUntil(null)).toBeUndefined();
  });
});

it("llms.txt lists every page but the 404 page, with its address and description", () => {
  const page = (path: string) => ({ path, metadata: { title: `Title of ${path}`, description: `About ${path}.` } });
  expect(pageList({ siteSettings, allPage: { nodes: [page("/"), page("/404"), page("/guides")] } })).toBe(
    [
      "# Debato",
      "",
      "> One sentence.",
      "",
      "## Pages",
      "",
      "- [Title of /](https://www.debato.example/): About /.",
      "- [Title of /guides](https://www.debato.example/guides): About /guides.",
      "",
    ].join("\n"),
  );
});
