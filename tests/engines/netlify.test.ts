/** @jest-environment node */
import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import redirects from "../../data/redirects.json";
import { root, servedFolder } from "../../scripts/folders";
import { pageFile, readBuilt } from "../support/built";
import { routes } from "../support/routes";
import { runModule } from "./runModule";

interface Rule {
  pattern: string;
  flags: string;
  values: Record<string, string>;
}

interface Move {
  from: string;
  to: string;
  status: number;
  force: boolean;
}

interface Parsed {
  rules: Rule[];
  moves: Move[];
  errors: string[];
}

const folder = join(root, servedFolder);

const parse = `
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
const folder = process.env.SERVED;
const { headers, errors } = await parseAllHeaders({ headersFiles: [folder + "/_headers"], configHeaders: [], minimal: false });
const moves = await parseAllRedirects({ redirectsFiles: [folder + "/_redirects"], configRedirects: [], minimal: true });
const rules = headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, flags: forRegExp.flags, values }));
console.log(JSON.stringify({ rules, moves: moves.redirects, errors: [...errors, ...moves.errors].map(String) }));
`;

let parsed: Parsed;
beforeAll(async () => {
  parsed = await runModule<Parsed>(parse, { SERVED: folder });
}, 30_000);

/** All values of the headers that Netlify's rules give an address, by lowercase name. */
const headersOf = (path: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { pattern, flags, values } of parsed.rules) {
    if (!new RegExp(pattern, flags).test(path)) continue;
    for (const [name, value] of Object.entries(values)) {
      const key = name.toLowerCase();
      found[key] = [...(found[key] ?? []), value];
    }
  }
  return found;
};

const paths = routes.map(({ path }) => path);

const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => statSync(join(folder, name)).isFile())
  .map((name) => name.split(sep).join("/"));

const sent = ["frame-ancestors 'none'; upgrade-insecure-requests"];
const policyInside =
  /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /;

describe("Netlify's parsers", () => {
  it("read every line", () => {
    expect(parsed.errors).toEqual([]);
    const lines = (file: string) => readBuilt(file).split("\n");
    expect(parsed.rules).toHaveLength(lines("_headers").filter((line) => line.startsWith("/")).length);
    expect(parsed.moves).toHaveLength(lines("_redirects").filter((line) => line.startsWith("/")).length);
  });

  it("give no file a header twice", () => {
    const addresses = [...files.map((file) => `/${file}`), ...paths];
    const repeated = addresses.flatMap((path) =>
      Object.entries(headersOf(path)).flatMap(([name, values]) => (values.length > 1 ? [`${path}: ${name}`] : [])),
    );
    expect(repeated).toEqual([]);
  });

  it.each(paths)("give %s its headers at every address, and its HTML contains its policy", (path) => {
    expect(headersOf(path)).toMatchObject({
      "content-security-policy": sent,
      "x-frame-options": ["DENY"],
      "permissions-policy": [expect.stringContaining("camera=()")],
      "cross-origin-resource-policy": ["same-origin"],
    });
    expect(headersOf(path)).not.toHaveProperty("cache-control");
    expect(readBuilt(pageFile(path))).toMatch(policyInside);
    if (path === "/") return;
    expect(readBuilt(`${path.slice(1)}.html`)).toMatch(policyInside);
    for (const written of [`${path}/`, `${path}.html`, `${path}/index.html`, `/${path}`]) {
      expect(headersOf(written)["content-security-policy"]).toEqual(sent);
    }
  });

  it("let browsers cache only files with a hash in their path", () => {
    const hash = /[-./][0-9a-f]{8,}[./]/;
    const cachingOf = (file: string) => headersOf(`/${file}`)["cache-control"]?.[0];
    expect(files.filter((file) => cachingOf(file) && !hash.test(file))).toEqual([]);
    expect(files.filter((file) => !cachingOf(file) && /\.(js|woff2|avif|webp)$/.test(file))).toEqual([]);
  });

  it("read the redirects of the content as permanent, without replacing existing files", () => {
    for (const { from, to } of redirects)
      expect(parsed.moves).toContainEqual(expect.objectContaining({ from, to, status: 301, force: false }));
    expect(parsed.moves.filter(({ status, force }) => status !== 301 || force)).toEqual([]);
  });
});
