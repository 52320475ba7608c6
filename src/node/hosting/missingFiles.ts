import { statSync } from "node:fs";
import { join } from "node:path";
import type { HostedPage } from "./site";

/** Code and styles hold words that look like attributes. */
const codeAndStyles = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;

/** The attributes that may name a file, quoted as React and Gatsby quote them. */
const attributes = /\s(src|srcset|imagesrcset|href|poster|content)="([^"]*)"/gi;

/** A link leads to a page, and a `meta` element may hold any words; a file has an ending. */
const hasEnding = (path: string) => /\.\w+$/.test(path);

/** A file that pages name and that is not there. */
interface Missing {
  page: HostedPage;
  /** How many pages name it beside that one. */
  others: number;
}

/** Finds the site's own files that pages name and that are not in the folder. */
export class MissingFiles {
  private readonly origin: string;
  /** By path; pages share most of their files. */
  private readonly isThere = new Map<string, boolean>();
  private readonly missing = new Map<string, Missing>();

  /**
   * @param folder the folder that holds the whole site
   * @param address the site's address; pages name their picture for link previews with it
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
      if (this.holds(path)) continue;
      const known = this.missing.get(path);
      if (known) known.others += 1;
      else this.missing.set(path, { page, others: 0 });
    }
  }

  /** A line for each missing file: the first page that names it, the file, and how many more pages name it. */
  lines(): string[] {
    return [...this.missing].map(([path, { page, others }]) => {
      const more = others === 0 ? "" : `; so ${others === 1 ? "does 1 other page" : `do ${others} other pages`}`;
      return `public/${page.file} names the file ${path}, which is not in public/${more}`;
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
        if (path !== undefined && (hasEnding(path) || !(isContent || attribute === "href"))) paths.add(path);
      }
    }
    return paths;
  }

  /** The path of an address on this site; undefined for other addresses. */
  private pathOf(address: string, { path }: HostedPage): string | undefined {
    const base = `${this.origin}${path}`;
    if (!URL.canParse(address, base)) return undefined;
    const { origin, pathname } = new URL(address, base);
    return origin === this.origin ? pathname : undefined;
  }

  private holds(path: string): boolean {
    const known = this.isThere.get(path) ?? this.isFile(path);
    this.isThere.set(path, known);
    return known;
  }

  private isFile(path: string): boolean {
    try {
      return statSync(join(this.folder, decodeURIComponent(path)), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      // It can't be decoded, or is too long for a file's name.
      return false;
    }
  }
}
