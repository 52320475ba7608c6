import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { servedFolder } from "../../scripts/folders";
import { site } from "./content";

const folder = join(__dirname, "../..", servedFolder);

/** The file of a built page. */
export const pageFile = (path: string): string => (path === "/404" ? "404.html" : join(path, "index.html"));

/** The text of a file that the build has written. */
export const readBuilt = (file: string): string => readFileSync(join(folder, file), "utf8");

/** The bytes of a file that the build has written. */
export const readBuiltBytes = (file: string): Buffer => readFileSync(join(folder, file));

/** The scripts that the build has written, by their names. */
export const builtScripts = (): string[] => readdirSync(folder).filter((name) => name.endsWith(".js"));

/**
 * The newest file that the build has written under a name: earlier builds leave theirs there too.
 * @param name what its path looks like
 * @throws when there is none
 */
export function builtFile(name: RegExp): string {
  const [newest] = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((found) => found.split(sep).join("/"))
    .filter((found) => name.test(found))
    .map((found) => ({ found, time: statSync(join(folder, found)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (!newest) throw new Error(`The built site holds no file like ${name}; run \`npm run build\` first.`);
  return newest.found;
}

/** The absolute address of a page or file of the site. */
export const addressOf = (path: string): string => `${site.origin}${path}`;

/** Whether the build has written what stands at an address of the site. */
export const isBuilt = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return (
    origin === site.origin &&
    (existsSync(join(folder, pathname, "index.html")) || /\.\w+$/.test(pathname)) &&
    existsSync(join(folder, pathname))
  );
};

const parsed = new Map<string, Document>();

/** A built page as a browser reads it before any script has run; the same document each time. */
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

/** What the sitemap lists, by way of its index. */
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
