import { basename } from "node:path";
import { fontFilesFor } from "../../src/theme/fonts";
import {
  absoluteUrl,
  builtPage,
  graphOf,
  headOf,
  isBuilt,
  type PageHead,
  type Thing,
} from "../support/built";
import { site, textsIn } from "../support/content";
import { missingPages, routes, sitePages } from "../support/routes";

/** The value of a `meta` element, which must occur exactly once. */
const only = ({ meta }: PageHead, name: string): string => {
  expect({ [name]: meta[name] }).toEqual({ [name]: [expect.any(String)] });
  return meta[name]?.[0] ?? "";
};

const localeOf = (language: string) => site.languages.find(({ code }) => code === language)?.locale;

const pages = sitePages();
const heads = new Map(routes.map(({ path }) => [path, headOf(builtPage(path))]));
const headFor = (path: string) => heads.get(path) ?? headOf(builtPage(path));
const ofType = (path: string, type: string) =>
  graphOf(headFor(path)).filter((thing) => thing["@type"] === type);

describe.each(routes)("the head of $path", ({ path, language, file }) => {
  const head = headFor(path);

  it("names its language, and the page in each other one", () => {
    const versions = routes.filter((page) => page.file === file);
    const urls = Object.fromEntries(
      versions.map((page) => [page.language, absoluteUrl(page.path)]),
    );
    expect(head.language).toBe(language);
    expect(only(head, "og:locale")).toBe(localeOf(language));
    expect(head.meta["og:locale:alternate"] ?? []).toEqual(
      site.languages
        .filter(({ code }) => code !== language && head.alternates[code])
        .map(({ code }) => localeOf(code)),
    );
    expect(ofType(path, "WebPage")).toMatchObject([{ inLanguage: language }]);
    expect(head.alternates).toEqual(versions.length > 1 ? { ...urls, "x-default": urls.en } : {});
  });

  it("preloads the fonts that its styles name", () => {
    const page = builtPage(path);
    const fonts = [...page.querySelectorAll("link[rel=preload][as=font]")].map((link) =>
      link.getAttribute("href"),
    );
    const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join();
    expect(fonts).toEqual(fontFilesFor(language));
    expect(fonts.filter((url) => !styles.includes(`${url}`))).toEqual([]);
  });

  it("has one graph of things with unique ids and existing addresses", () => {
    expect(head.structuredData).toHaveLength(1);
    const graph = graphOf(head);
    const ids = graph.flatMap((thing) => thing["@id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)];
    expect(references.filter(([, id = ""]) => !ids.includes(id))).toEqual([]);
    const own = textsIn(graph).filter((text) => text.startsWith(site.origin));
    expect(own.filter((url) => !isBuilt(url))).toEqual([]);
  });

  it("has only answers that the page shows", () => {
    const words = builtPage(path).querySelector("main")?.textContent ?? "";
    for (const { mainEntity } of ofType(path, "FAQPage"))
      for (const { name, acceptedAnswer } of mainEntity as Thing[])
        for (const text of [name, (acceptedAnswer as Thing).text]) expect(words).toContain(text);
  });
});

const pricingPages = pages.flatMap(({ file, path }) =>
  file === "pages/pricing.json" ? [path] : [],
);

it("only pages with questions or offers have them in their data", () => {
  const withType = (type: string) =>
    routes.map(({ path }) => path).filter((path) => ofType(path, type).length > 0);
  expect(withType("Offer")).toEqual(pricingPages);
  expect(withType("FAQPage")).toContain("/pricing");
  expect(withType("Article").sort()).toEqual(
    pages.flatMap(({ file, path }) => (file.startsWith("guides/") ? [path] : [])).sort(),
  );
});

it.each(missingPages)("%s is not indexed and has the site's picture", (path) => {
  const { meta, canonical, alternates } = headOf(builtPage(path));
  expect(alternates).toEqual({});
  expect(meta.robots).toEqual(["noindex"]);
  expect(canonical).toEqual([]);
  const name = basename(site.image.file, ".png");
  expect(meta["og:image"]).toEqual([expect.stringContaining(`/static/${name}-`)]);
});
