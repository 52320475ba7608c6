import { parse } from "acorn";
import redirects from "../../data/redirects.json";
import { localizedPaths } from "../../src/content/languages";
import { notFoundPath, ownLanguage } from "../../src/shared/languages";
import { absoluteUrl, builtFiles, builtPage, headOf, pageFile, readBuilt } from "../support/built";
import { integrations } from "../support/content";
import { languages } from "../support/languages";
import { missingPages, routes } from "../support/routes";

const files = builtFiles();

/** The files without the visual editor's, which visitors never load and whose hashes look different. */
const siteFiles = files.filter((file) => !file.startsWith("admin/"));

const paths = routes.map(({ path }) => path);

const furtherCodes = languages.flatMap(({ language }) =>
  language === ownLanguage ? [] : language,
);

/** The addresses that redirect. */
const redirected = [...readBuilt("_redirects").matchAll(/^(\S+) \S+ 30[12]$/gm)].map(
  ([, from]) => from,
);

it("browsers keep all files with a hash in their path alone", () => {
  const rules = readBuilt("_headers").matchAll(/^\/(.*)\*(.*)\n {2}Cache-Control: .*immutable$/gm);
  const kinds = [...rules].map(([, start = "", end = ""]) => ({ start, end }));
  const isKept = (file: string) =>
    kinds.some(({ start, end }) => file.startsWith(start) && file.endsWith(end));
  const hash = /[-./][0-9a-f]{8,}[./]/;
  expect(siteFiles.filter((file) => isKept(file) && !hash.test(file))).toEqual([]);
  const kept = /\.(js|woff2|avif|webp)$/;
  expect(siteFiles.filter((file) => kept.test(file) && !isKept(file))).toEqual([]);
});

it("_redirects has the old addresses in each language, with and without a slash", () => {
  const expected = redirects.flatMap(({ from }) =>
    localizedPaths(from, furtherCodes).flatMap(({ path }) => [path, `${path}/`]),
  );
  expect(redirected).toEqual(expect.arrayContaining(expected));
});

it("_redirects ends with a rule for the 404 page of each language", () => {
  const translated = missingPages.filter((path) => path !== notFoundPath);
  const rules = readBuilt("_redirects").match(/^\/.+$/gm) ?? [];
  // At the beginning, they would hide the redirects of their language.
  expect(rules.slice(rules.length - translated.length)).toEqual(
    translated.map((path) => `/${path.split("/")[1]}/* ${path}.html 404`),
  );
});

it("the sitemap names a page's other languages as its head does", () => {
  const entries = [...parsedXml("sitemap-0.xml").getElementsByTagName("url")];
  expect(entries).toHaveLength(paths.length);
  for (const entry of entries) {
    const { pathname } = new URL(`${entry.getElementsByTagName("loc")[0]?.textContent}`);
    const links = [...entry.getElementsByTagName("xhtml:link")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(Object.fromEntries(links)).toEqual(headOf(builtPage(pathname)).alternates);
  }
});

it("llms.txt lists every English page, with its address", () => {
  const urls = [...readBuilt("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\): .+$/gm)].map(
    ([, url]) => url,
  );
  const own = routes.filter(({ language }) => language === ownLanguage);
  expect(urls.sort()).toEqual(own.map(({ path }) => absoluteUrl(path)).sort());
});

it("nothing is published that only Gatsby or nobody reads", () => {
  const unread =
    /^(~partytown|_gatsby)\/|\.js\.map$|^(chunk-map|webpack\.stats)\.json$|.\/index\.html$/;
  expect(files.filter((file) => unread.test(file))).toEqual([]);
});

it("each font has its license", () => {
  const fonts = files.flatMap(
    (file) => /^fonts\/([a-z-]+?)(-rest|-spanish)?\.\w+\.woff2$/.exec(file)?.[1] ?? [],
  );
  expect(fonts).not.toEqual([]);
  for (const font of new Set(fonts)) {
    const license = files.find((file) => file.startsWith(`fonts/${font}-license.`));
    expect(readBuilt(license ?? "")).toContain("SIL OPEN FONT LICENSE");
  }
});

it("the visual editor is published only for a named repository", () => {
  expect(files.includes("admin.html")).toBe("editor" in integrations);
  for (const path of paths) expect(readBuilt(pageFile(path))).not.toMatch(/["'/]admin["'/]/);
});

const parsedXml = (file: string) =>
  new DOMParser().parseFromString(readBuilt(file), "application/xml");
it("robots.txt names the list of sitemaps, and this the one that there is", () => {
  const [, index = ""] = /^Sitemap: (.+)$/m.exec(readBuilt("robots.txt")) ?? [];
  const lists = parsedXml(new URL(index).pathname).getElementsByTagName("loc");
  expect([...lists].map(({ textContent }) => textContent)).toEqual([absoluteUrl("/sitemap-0.xml")]);
});

/** Whether a script has only the syntax of an ECMAScript edition. */
const isIn = (ecmaVersion: 2017 | 2021, script: string): boolean => {
  try {
    parse(script, { ecmaVersion });
    return true;
  } catch {
    return false;
  }
};

// docs/reliability.md says which browsers hydrate pages and which don't.
it("the syntax of scripts is ECMAScript 2021 or older", () => {
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => !isIn(2021, readBuilt(name)))).toEqual([]);
});

// A browser that can't parse these loads no script at all, and shows the page without scripts.
it("the syntax of scripts inside the page is ECMAScript 2017", () => {
  const inline = [...builtPage("/").querySelectorAll("script:not([src], [type])")].map(
    ({ textContent }) => textContent ?? "",
  );
  expect(inline.length).toBeGreaterThan(1);
  expect(inline.filter((script) => !isIn(2017, script))).toEqual([]);
});
