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

/** Without those of the visual editor, which a visitor never loads, and which have hashes of another form. */
const siteFiles = files.filter((file) => !file.startsWith("admin/"));

const rules = parseHeaders(readBuilt("_headers"));
const paths = routes.map(({ path }) => path);
const below = paths.filter((path) => path !== "/");

describe("_headers", () => {
  it("is within what Cloudflare Pages reads: 100 rules, and 2,000 characters a line", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const lengths = readBuilt("_headers")
      .split("\n")
      .map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
  });

  it("sets no header twice, for any page or file", () => {
    for (const path of [...paths, ...files.map((file) => `/${file}`), "/nobody"]) {
      expect(() => headersFor(path, rules)).not.toThrow();
      expect(headersFor(path, rules).get("X-Content-Type-Options")).toBe("nosniff");
    }
  });

  it("gives pages, at whichever spelling, pictures and scripts the headers that they need", () => {
    const [script = ""] = siteFiles.filter((file) => file.endsWith(".js"));
    for (const path of [...paths, "/%70ricing", "//pricing", "/pricing//", "/pricing.html", "/nobody"]) {
      expect(headersFor(path, rules).get("Content-Security-Policy")).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
      expect(headersFor(path, rules).get("X-Frame-Options")).toBe("DENY");
    }
    for (const path of paths) expect(headersFor(path, rules).get("Permissions-Policy")).toContain("camera=()");
    expect(headersFor(`/${script}`, rules).has("Permissions-Policy")).toBe(false);
    expect(headersFor("/share/a.png", rules).get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("lets browsers keep files with a hash in their path, and no others", () => {
    const hash = /[-./][0-9a-f]{8,}[./]/;
    const keeps = (file: string) => headersFor(`/${file}`, rules).get("Cache-Control")?.includes("immutable") ?? false;
    expect(siteFiles.filter((file) => keeps(file) && !hash.test(file))).toEqual([]);
    expect(siteFiles.filter((file) => !keeps(file) && /\.(js|woff2|avif|webp)$/.test(file))).toEqual([]);
    for (const path of paths) expect(headersFor(path, rules).has("Cache-Control")).toBe(false);
  });
});

it("_redirects lead from old addresses and from pages with a slash at their end, and nowhere else", () => {
  const moves = redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ]);
  const expected = [...moves, ...below.map((path) => [`${path}/`, path])];
  expect(Object.fromEntries(parseRedirects(readBuilt("_redirects")))).toEqual(Object.fromEntries(expected));
});

it("llms.txt lists every page but the 404 page, with its address", () => {
  const addresses = [...readBuilt("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\): .+$/gm)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(paths.map(addressOf).sort());
});

describe("the site's files", () => {
  it.each(below)("include %s under that name, so that a CDN adds no slash to it", (path) => {
    expect(readBuilt(`${path.slice(1)}.html`)).toBe(readBuilt(pageFile(path)));
  });

  it.each([...paths, "/404"])("hold the policy of %s, directly after the page's encoding", (path) => {
    const [head = ""] = readBuilt(pageFile(path)).split("<title");
    expect(head).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(head).not.toMatch(/frame-ancestors/);
  });

  it("include no source map and no name of one, no Partytown, and the 404 page once", () => {
    expect(files.filter((file) => /\.js\.map$|^~partytown|^404\//.test(file))).toEqual([]);
    const scripts = siteFiles.filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => readBuilt(file).includes("sourceMappingURL"))).toEqual([]);
  });

  it("include the licence of each font", () => {
    const names = files.flatMap((file) => /^fonts\/([a-z-]+?)(-rest)?\.\w+\.woff2$/.exec(file)?.[1] ?? []);
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      const licence = files.find((file) => file.startsWith(`fonts/${name}-license.`) && file.endsWith(".txt"));
      expect(readBuilt(licence ?? "")).toContain("SIL OPEN FONT LICENSE");
    }
  });
});

describe("the visual editor", () => {
  it("is there only when data/integrations.json names its repository", () => {
    expect(files.includes("admin.html")).toBe("editor" in integrations);
    expect(files.some((file) => file.startsWith("admin/"))).toBe("editor" in integrations);
  });

  it("is named by no page and no sitemap", () => {
    for (const path of paths) expect(readBuilt(pageFile(path))).not.toMatch(/["'/]admin["'/]/);
    expect(readBuilt("sitemap-0.xml")).not.toContain("/admin");
  });
});
