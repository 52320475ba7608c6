import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root, servedFolder } from "../../scripts/command";
import { site } from "./content";

const folder = join(root, servedFolder);

/** The file of a built page. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** The text of a built file. */
export const readBuilt = (file: string): string => readFileSync(join(folder, file), "utf8");

/** The bytes of a built file. */
export const readBuiltBytes = (file: string): Buffer => readFileSync(join(folder, file));

/** The paths of all built files. */
export const builtFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));

/** The absolute address of a page or file of the site. */
export const absoluteUrl = (path: string): string => `${site.origin}${path}`;

/** Whether the built site has a page or file at an address. */
export const isBuilt = (url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return (
    origin === site.origin &&
    existsSync(join(folder, /\.\w+$/.test(pathname) ? pathname : pageFile(pathname)))
  );
};

const parsed = new Map<string, Document>();

/** A built page as a browser parses it, before any script runs. Returns the same document each time. */
export function builtPage(path: string): Document {
  const page =
    parsed.get(path) ?? new DOMParser().parseFromString(readBuilt(pageFile(path)), "text/html");
  parsed.set(path, page);
  return page;
}

/** An item of a page's structured data. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

export type PageHead = ReturnType<typeof headOf>;

/** A page's data for search engines and link previews. */
export function headOf(from: Document) {
  /** Every `meta` element with a name or a property, by that name. */
  const meta: Record<string, string[]> = {};
  for (const element of from.querySelectorAll("meta[name], meta[property]")) {
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    meta[name] = [...(meta[name] ?? []), element.getAttribute("content") ?? ""];
  }
  return {
    language: from.documentElement.lang,
    title: from.title,
    /** The page's addresses by language. */
    alternates: Object.fromEntries(
      [...from.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
    canonical: [...from.querySelectorAll("link[rel=canonical]")].map(
      (link) => link.getAttribute("href") ?? "",
    ),
    meta,
    structuredData: [...from.querySelectorAll("script[type='application/ld+json']")].map(
      ({ textContent }) => textContent ?? "",
    ),
  };
}

/** The items of a page's one JSON-LD graph. */
export const graphOf = ({ structuredData }: PageHead): Thing[] =>
  JSON.parse(structuredData[0] ?? "null")["@graph"];
