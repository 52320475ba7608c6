/** @jest-environment node */
import { cdnHeaders, cdnLimits, cdnRedirects } from "../../src/node/hosting/cdnFiles";
import { contentSecurityPolicy } from "../../src/node/hosting/contentSecurityPolicy";
import { nginxFiles } from "../../src/node/hosting/nginxFiles";
import { withPolicy } from "../../src/node/hosting/pagePolicies";
import { type HostedSite, hostedSite } from "../../src/node/hosting/site";
import { securityText } from "../../src/node/hosting/textFiles";

it("a page has its policy once, after the encoding, and the policy doesn't depend on itself", () => {
  const origins = { scripts: [], styles: [], images: [], fonts: [], connections: [], frames: [] };
  const page = `<head><meta charSet="utf-8"/><title>A</title></head><script>one</script>`;
  const first = withPolicy(page, "default-src 'self'");
  expect(first).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><title>`,
  );
  expect(withPolicy(first, "default-src 'none'")).toBe(withPolicy(page, "default-src 'none'"));
  expect(contentSecurityPolicy(first, origins)).toBe(contentSecurityPolicy(page, origins));
  expect(() => withPolicy("<head>", "")).toThrow("Expected <meta charset");
});

it("a site is rejected when it needs more than files, or when Gatsby's manifest sets headers", () => {
  const made = { type: "function" as const, path: "/api", functionId: "api" };
  expect(() => hostedSite({ routesManifest: [made], headerRoutes: [] })).toThrow(
    "/api is a function",
  );
  const headerRoutes = [{ path: "/a", headers: [{ key: "x-robots-tag", value: "noindex" }] }];
  expect(() => hostedSite({ routesManifest: [], headerRoutes })).toThrow(
    "gatsby-config sets headers for /a",
  );
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

  it("report what exceeds the limits of Cloudflare Pages", () => {
    expect(cdnLimits(cdnHeaders(site), cdnRedirects(site))).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: b`).join("\n");
    const moves = Array.from({ length: 2001 }, (_, index) => `/${index} / 301`).join("\n");
    expect(cdnLimits(`${many}\n  B: ${"c".repeat(2000)}`, moves)).toEqual([
      expect.stringContaining("101 rules"),
      expect.stringContaining("2005 characters"),
      expect.stringContaining("2001 redirects"),
    ]);
  });

  it("can't contain text that nginx would interpret", () => {
    const leadingTo = (to: string) => () =>
      nginxFiles({ ...site, redirects: [{ from: "/a", to }] });
    expect(leadingTo(`/b"'; return 200`)).toThrow("cannot hold");
    expect(leadingTo("/$host")).toThrow("cannot hold");
    expect(leadingTo('/b"; return 200')()["http.conf"]).toContain(`'/b"; return 200';`);
  });
});

describe("security.txt", () => {
  const settings = {
    brand: "Debato",
    statement: "One sentence.",
    origin: "https://www.debato.example",
    language: "en",
  };
  const textUntil = (expires: string | null) =>
    securityText({ ...settings, security: { contact: "mailto:security@debato.example", expires } });

  it("has the fields that RFC 9116 requires", () => {
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

  it("is not written while the contact's expiry date is missing", () => {
    expect(textUntil(null)).toBeUndefined();
  });
});
