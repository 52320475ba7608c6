import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import redirects from "../../data/redirects.json";
import { root, servedFolder } from "../../scripts/folders";
import { headersFor, parseHeaders, parseRedirects } from "../../scripts/parseCdnFiles";
import { addressOf, pageFile, readBuilt } from "../support/built";
import { integrations } from "../support/content";
import { routes } from "../support/routes";

const folder = join(root, servedFolder);
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => statSync(join(folder, name)).isFile())
  .map((name) => name.split(sep).join("/"));

/** The files without the visual editor's, which visitors never load and whose hashes look different. */
const siteFiles = files.filter((file) => !file.startsWith("admin/"));

const rules = parseHeaders(readBuilt("_headers"));
const paths = routes.map(({ path }) => path);
const below = paths.filter((path) => path !== "/");

describe("_headers", () => {
  it("stays within the limits of Cloudflare Pages: 100 rules, and 2,000 characters per line", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const lengths = readBuilt("_headers")
      .split("\n")
      .map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
  });

  it("sets no header twice for any page or file", () => {
    for (const path of [...paths, ...files.map((file) => `/${file}`), "/nobody"]) {
      expect(() => headersFor(path, rules)).not.toThrow();
      expect(headersFor(path, rules).get("X-Content-Type-Options")).toBe("nosniff");
    }
  });

  it("gives pages, pictures and scripts the headers they need, even at an unusual page address", () => {
    const [script = ""] = siteFiles.filter((file) => file.endsWith(".js"));
    for (const path of [...paths, "/%70ricing", "//pricing", "/pricing//", "/pricing.html", "/nobody"]) {
      expect(headersFor(path, rules).get("Content-Security-Policy")).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
      expect(headersFor(path, rules).get("X-Frame-Options")).toBe("DENY");
    }
    const ofPages = (path: string) => ["Permissions-Policy", "Cross-Origin-Opener-Policy"].map((name) => headersFor(path, rules).get(name));
    for (const path of paths) expect(ofPages(path)).toEqual([expect.stringContaining("camera=()"), "same-origin"]);
    expect(ofPages(`/${script}`)).toEqual([undefined, undefined]);
    expect(ofPages("/admin/")).toEqual([undefined, "same-origin-allow-popups"]);
    expect(headersFor("/share/a.png", rules).get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("lets browsers cache only files with a hash in their path", () => {
    const hash = /[-./][0-9a-f]{8,}[./]/;
    const keeps = (file: string) => headersFor(`/${file}`, rules).get("Cache-Control")?.includes("immutable") ?? false;
    expect(siteFiles.filter((file) => keeps(file) && !hash.test(file))).toEqual([]);
    expect(siteFiles.filter((file) => !keeps(file) && /\.(js|woff2|avif|webp)$/.test(file))).toEqual([]);
    for (const path of paths) expect(headersFor(path, rules).has("Cache-Control")).toBe(false);
  });
});

it("_redirects covers only old addresses and trailing slashes", () => {
  const moves = redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ]);
  const expected = [...moves, ...below.map((path) => [`${path}/`, path])];
  expect(Object.fromEntries(parseRedirects(readBuilt("_redirects")))).toEqual(Object.fromEntries(expected));
});

it("llms.txt lists every page except the 404 page, with its address", () => {
  const addresses = [...readBuilt("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\): .+$/gm)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(paths.map(addressOf).sort());
});

describe("the site's files", () => {
  it.each(below)("include %s as an HTML file of that name, so that a CDN adds no trailing slash", (path) => {
    expect(readBuilt(`${path.slice(1)}.html`)).toBe(readBuilt(pageFile(path)));
  });

  it.each([...paths, "/404"])("set the policy of %s directly after the page's encoding", (path) => {
    const [head = ""] = readBuilt(pageFile(path)).split("<title");
    expect(head).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(head).not.toMatch(/frame-ancestors/);
  });

  it("include no source map or reference to one, no Partytown, and only one 404 page", () => {
    expect(files.filter((file) => /\.js\.map$|^~partytown|^404\//.test(file))).toEqual([]);
    const scripts = siteFiles.filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => readBuilt(file).includes("sourceMappingURL"))).toEqual([]);
  });

  it("include the license of each font", () => {
    const names = files.flatMap((file) => /^fonts\/([a-z-]+?)(-rest)?\.\w+\.woff2$/.exec(file)?.[1] ?? []);
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      const license = files.find((file) => file.startsWith(`fonts/${name}-license.`) && file.endsWith(".txt"));
      expect(readBuilt(license ?? "")).toContain("SIL OPEN FONT LICENSE");
    }
  });
});

describe("the visual editor", () => {
  it("is published only when data/integrations.json names its repository", () => {
    expect(files.includes("admin.html")).toBe("editor" in integrations);
    expect(files.some((file) => file.startsWith("admin/"))).toBe("editor" in integrations);
  });

  it("isn't mentioned on any page or in the sitemap", () => {
    for (const path of paths) expect(readBuilt(pageFile(path))).not.toMatch(/["'/]admin["'/]/);
    expect(readBuilt("sitemap-0.xml")).not.toContain("/admin");
  });
});
