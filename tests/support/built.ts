import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { servedFolder } from "../../scripts/folders";
import { site } from "./content";

const folder = join(__dirname, "../..", servedFolder);

/** The file of a built page. */
export const pageFile = (path: string): string => (path === "/404" ? "404.html" : join(path, "index.html"));

/** The text of a built file. */
export const readBuilt = (file: string): string => readFileSync(join(folder, file), "utf8");

/** The bytes of a built file. */
export const readBuiltBytes = (file: string): Buffer => readFileSync(join(folder, file));

/** The names of the built scripts. */
export const builtScripts = (): string[] => readdirSync(folder).filter((name) => name.endsWith(".js"));

/**
 * The newest built file with a matching path. The folder may also contain files of earlier builds.
 * @param name the pattern of the path
 * @throws if no file matches
 */
export function builtFile(name: RegExp): string {
  const [newest] = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((found) => found.split(sep).join("/"))
    .filter((found) => name.test(found))
    .map((found) => ({ found, time: statSync(join(folder, found)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (!newest) throw new Error(`The built site has no file like ${name}; run \`npm run build\` first.`);
  return newest.found;
}

/** The absolute address of a page or file of the site. */
export const addressOf = (path: string): string => `${site.origin}${path}`;

/** Whether the built site has a page or file at an address. */
export const isBuilt = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return (
    origin === site.origin &&
    (existsSync(join(folder, pathname, "index.html")) || /\.\w+$/.test(pathname)) &&
    existsSync(join(folder, pathname))
  );
};

const parsed = new Map<string, Document>();

/** A built page as a browser parses it, before any script runs. Returns the same document each time. */
export function builtPage(path: string): Document {
  const page = parsed.get(path) ?? new DOMParser().parseFromString(readBuilt(pageFile(path)), "text/html");
  parsed.set(path, page);
  return page;
}

/** An entry of the sitemap. */
export interface SitemapEntry {
  address: string;
  lastModified: string | undefined;
  pictures: string[];
}

/** The entries of the sitemap, found through its index. */
export function sitemapEntries(): SitemapEntry[] {
  const parse = (file: string) => new DOMParser().parseFromString(readBuilt(file), "application/xml");
  const texts = (of: Document | Element, name: string) => [...of.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
  return texts(parse("sitemap-index.xml"), "loc")
    .flatMap((address) => [...parse(new URL(address).pathname).getElementsByTagName("url")])
    .map((entry) => ({
      address: texts(entry, "loc")[0] ?? "",
      lastModified: texts(entry, "lastmod")[0],
      pictures: texts(entry, "image:loc"),
    }));
}
