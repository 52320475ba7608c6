import { statSync } from "node:fs";
import { join } from "node:path";
import type { HostedPage } from "./site";

/** Scripts and styles can hold text that looks like an attribute. */
const codeAndStyles = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;

/** The attributes that can name a file, with the quotes that React and Gatsby write. */
const attributes = /\s(src|srcset|imagesrcset|href|poster|content)="([^"]*)"/gi;

/** Links can lead to pages, and `meta` elements can hold any text: there, only addresses with an extension are files. */
const hasExtension = /\.\w+$/;

/** Returns the paths of the site's own files that a page names. */
function filesIn(html: string, { origin, href: base }: URL): Set<string> {
  const paths = new Set<string>();
  for (const [, name = "", value = ""] of html
    .replace(codeAndStyles, "<$1$2>")
    .matchAll(attributes)) {
    const attribute = name.toLowerCase();
    if (attribute === "content" && !value.startsWith(`${origin}/`)) continue;
    const addresses = attribute.endsWith("srcset")
      ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
      : [value];
    for (const address of addresses.map((text) => text.replaceAll("&amp;", "&"))) {
      if (!URL.canParse(address, base)) continue;
      const url = new URL(address, base);
      const canBePage = attribute === "content" || attribute === "href";
      if (url.origin === origin && (hasExtension.test(url.pathname) || !canBePage))
        paths.add(url.pathname);
    }
  }
  return paths;
}

function isFile(folder: string, path: string): boolean {
  try {
    return (
      statSync(join(folder, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() ?? false
    );
  } catch {
    // The path can't be decoded, or is too long for a file name.
    return false;
  }
}

/** Finds the site's own files that pages name and that don't exist. */
export class MissingFiles {
  /** The pages that name a missing file, by its path. */
  private readonly missing = new Map<string, HostedPage[]>();

  /**
   * @param folder the folder with the whole site
   * @param address the site's address, which pages use for their link preview
   */
  constructor(
    private readonly folder: string,
    private readonly address: string,
  ) {}

  /** Looks for the files that a finished page names. */
  look(page: HostedPage, html: string): void {
    for (const path of filesIn(html, new URL(page.path, this.address))) {
      if (!isFile(this.folder, path))
        this.missing.set(path, [...(this.missing.get(path) ?? []), page]);
    }
  }

  /** Returns a line for each missing file: the first page that names it, the file, and the number of other pages. */
  lines(): string[] {
    return [...this.missing].map(([path, [page, ...others]]) => {
      const more =
        others.length === 0
          ? ""
          : `; so ${others.length === 1 ? "does 1 other page" : `do ${others.length} other pages`}`;
      return `public/${page?.file} names the file ${path}, which is not in public/${more}`;
    });
  }
}
