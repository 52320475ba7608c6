import { statSync } from "node:fs";
import { join } from "node:path";
import type { HostedPage } from "./site";

/** Scripts and styles can hold text that looks like an attribute. */
const codeAndStyles = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;

/** The attributes that can name a file, with the quotes that React and Gatsby write. */
const attributes = /\s(src|srcset|imagesrcset|href|poster|content)="([^"]*)"/gi;

/** Links can lead to pages, and `meta` elements can hold any text: there, only addresses with an extension are files. */
const hasExtension = (path: string) => /\.\w+$/.test(path);

/** Finds the site's own files that pages name and that don't exist. */
export class MissingFiles {
  private readonly origin: string;
  /** Whether a path exists. Kept, because pages share most of their files. */
  private readonly known = new Map<string, boolean>();
  /** The pages that name a missing file, by its path. */
  private readonly missing = new Map<string, HostedPage[]>();

  /**
   * @param folder the folder with the whole site
   * @param address the site's address, which pages use for their link preview
   */
  constructor(
    private readonly folder: string,
    address: string,
  ) {
    this.origin = new URL(address).origin;
  }

  /** Looks for the files that a finished page names. */
  look(page: HostedPage, html: string): void {
    for (const path of this.pathsIn(page, html)) {
      if (!this.exists(path)) this.missing.set(path, [...(this.missing.get(path) ?? []), page]);
    }
  }

  /** Returns a line for each missing file: the first page that names it, the file, and the number of other pages. */
  lines(): string[] {
    return [...this.missing].map(([path, [page, ...others]]) => {
      const more = others.length === 0 ? "" : `; so ${others.length === 1 ? "does 1 other page" : `do ${others.length} other pages`}`;
      return `public/${page?.file} names the file ${path}, which is not in public/${more}`;
    });
  }

  private pathsIn(page: HostedPage, html: string): Set<string> {
    const paths = new Set<string>();
    for (const [, name = "", value = ""] of html.replace(codeAndStyles, "<$1$2>").matchAll(attributes)) {
      const attribute = name.toLowerCase();
      const isContent = attribute === "content";
      if (isContent && !value.startsWith(`${this.origin}/`)) continue;
      const addresses = attribute.endsWith("srcset")
        ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
        : [value];
      for (const address of addresses) {
        const path = this.pathOf(address.replaceAll("&amp;", "&"), page);
        if (path !== undefined && (hasExtension(path) || !(isContent || attribute === "href"))) paths.add(path);
      }
    }
    return paths;
  }

  /** Returns the path of an address on this site; undefined for other addresses. */
  private pathOf(address: string, { path }: HostedPage): string | undefined {
    const base = `${this.origin}${path}`;
    if (!URL.canParse(address, base)) return undefined;
    const { origin, pathname } = new URL(address, base);
    return origin === this.origin ? pathname : undefined;
  }

  private exists(path: string): boolean {
    const exists = this.known.get(path) ?? this.isFile(path);
    this.known.set(path, exists);
    return exists;
  }

  private isFile(path: string): boolean {
    try {
      return statSync(join(this.folder, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      // The path can't be decoded, or is too long for a file name.
      return false;
    }
  }
}
