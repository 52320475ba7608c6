import { join } from "node:path";
import redirects from "../../data/redirects.json";
import { headersFor, readCdnFiles } from "../../scripts/cdnFiles";
import { root, servedFolder } from "../../scripts/folders";
import { cdnLimits } from "../../src/node/hosting/cdnFiles";
import { addressOf, builtFiles, pageFile, readBuilt } from "../support/built";
import { integrations } from "../support/content";
import { routes } from "../support/routes";

const files = builtFiles();

/** The files without the visual editor's, which visitors never load and whose hashes look different. */
const siteFiles = files.filter((file) => !file.startsWith("admin/"));

const paths = routes.map(({ path }) => path);
const below = paths.filter((path) => path !== "/");

let cdn: Awaited<ReturnType<typeof readCdnFiles>>;
beforeAll(async () => {
  cdn = await readCdnFiles(join(root, servedFolder));
});

const headersOf = (path: string) => headersFor(path, cdn.rules);

/** The lines of a built file that begin with an address. */
const addressLines = (file: string) =>
  readBuilt(file)
    .split("\n")
    .filter((line) => line.startsWith("/"));

describe("_headers", () => {
  it("stays within the limits of Cloudflare Pages", () => {
    expect(cdnLimits(readBuilt("_headers"), readBuilt("_redirects"))).toEqual([]);
  });

  it("contains only lines that Netlify's parsers can read, and so does _redirects", () => {
    expect(cdn.errors).toEqual([]);
    expect(cdn.rules).toHaveLength(addressLines("_headers").length);
    expect(cdn.redirects).toHaveLength(addressLines("_redirects").length);
  });

  it("sets no header twice for any page or file", () => {
    const addresses = [...paths, ...files.map((file) => `/${file}`), "/nobody"];
    const repeated = addresses.flatMap((path) =>
      Object.entries(headersOf(path)).flatMap(([name, values]) =>
        values.length > 1 ? [`${path}: ${name}`] : [],
      ),
    );
    expect(repeated).toEqual([]);
    for (const path of addresses)
      expect(headersOf(path)["X-Content-Type-Options"]).toEqual(["nosniff"]);
  });

  it("gives pages, pictures and scripts the headers they need, even at an unusual page address", () => {
    const [script = ""] = siteFiles.filter((file) => file.endsWith(".js"));
    const unusual = below.flatMap((path) => [
      `${path}/`,
      `${path}.html`,
      `${path}/index.html`,
      `/${path}`,
    ]);
    for (const path of [...paths, ...unusual, "/%70ricing", "/pricing//", "/nobody"]) {
      expect(headersOf(path)).toMatchObject({
        "Content-Security-Policy": ["frame-ancestors 'none'; upgrade-insecure-requests"],
        "X-Frame-Options": ["DENY"],
      });
    }
    for (const path of paths) {
      expect(headersOf(path)).toMatchObject({
        "Permissions-Policy": [expect.stringContaining("camera=()")],
        "Cross-Origin-Opener-Policy": ["same-origin"],
        "Cross-Origin-Resource-Policy": ["same-origin"],
      });
    }
    for (const name of ["Permissions-Policy", "Cross-Origin-Opener-Policy"])
      expect(headersOf(`/${script}`)).not.toHaveProperty(name);
    expect(headersOf("/admin/")).not.toHaveProperty("Permissions-Policy");
    expect(headersOf("/admin/")["Cross-Origin-Opener-Policy"]).toEqual([
      "same-origin-allow-popups",
    ]);
    expect(headersOf("/share/a.png")["Cross-Origin-Resource-Policy"]).toEqual(["cross-origin"]);
  });

  it("lets browsers cache only files with a hash in their path", () => {
    const hash = /[-./][0-9a-f]{8,}[./]/;
    const keeps = (file: string) =>
      headersOf(`/${file}`)["Cache-Control"]?.[0]?.includes("immutable") ?? false;
    expect(siteFiles.filter((file) => keeps(file) && !hash.test(file))).toEqual([]);
    expect(
      siteFiles.filter((file) => !keeps(file) && /\.(js|woff2|avif|webp)$/.test(file)),
    ).toEqual([]);
    for (const path of paths) expect(headersOf(path)).not.toHaveProperty("Cache-Control");
  });
});

it("_redirects covers only old addresses and trailing slashes, for good and without replacing files", () => {
  const moves = redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
  const expected = [...moves, ...below.map((path) => ({ from: `${path}/`, to: path }))];
  const permanent = expected.map((move) =>
    expect.objectContaining({ ...move, status: 301, force: false }),
  );
  expect(cdn.redirects).toHaveLength(expected.length);
  expect(cdn.redirects).toEqual(expect.arrayContaining(permanent));
});

it("llms.txt lists every page except the 404 page, with its address", () => {
  const addresses = [...readBuilt("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\): .+$/gm)].map(
    ([, address]) => address,
  );
  expect(addresses.sort()).toEqual(paths.map(addressOf).sort());
});

describe("the site's files", () => {
  it("include no source map or reference to one, no Partytown, and only one 404 page", () => {
    expect(files.filter((file) => /\.js\.map$|^~partytown|^404\//.test(file))).toEqual([]);
    const scripts = siteFiles.filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => readBuilt(file).includes("sourceMappingURL"))).toEqual([]);
  });

  it("include the license of each font", () => {
    const names = files.flatMap(
      (file) => /^fonts\/([a-z-]+?)(-rest)?\.\w+\.woff2$/.exec(file)?.[1] ?? [],
    );
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      const license = files.find(
        (file) => file.startsWith(`fonts/${name}-license.`) && file.endsWith(".txt"),
      );
      expect(readBuilt(license ?? "")).toContain("SIL OPEN FONT LICENSE");
    }
  });
});

describe("the visual editor", () => {
  it("is published only when data/integrations.json names its repository", () => {
    expect(files.includes("admin.html")).toBe("editor" in integrations);
    expect(files.some((file) => file.startsWith("admin/"))).toBe("editor" in integrations);
  });

  it("isn't mentioned on any page", () => {
    for (const path of paths) expect(readBuilt(pageFile(path))).not.toMatch(/["'/]admin["'/]/);
  });
});
