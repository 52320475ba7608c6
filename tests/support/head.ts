import type { Page } from "@playwright/test";

/** What a page tells search engines and link previews. */
export interface PageHead {
  title: string;
  canonical: string[];
  /** Every `meta` element with a name or a property, by that name. */
  meta: Record<string, string[]>;
  /** The text of every JSON-LD script. */
  structuredData: string[];
}

/** An item of a page's structured data. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Reads the head of the page that is open. */
export const readHead = (page: Page): Promise<PageHead> =>
  page.evaluate(() => {
    const meta: Record<string, string[]> = {};
    for (const element of document.querySelectorAll("meta[name], meta[property]")) {
      const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
      meta[name] = [...(meta[name] ?? []), element.getAttribute("content") ?? ""];
    }
    return {
      title: document.title,
      canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href") ?? ""),
      meta,
      structuredData: [...document.querySelectorAll("script[type='application/ld+json']")].map((script) => script.textContent ?? ""),
    };
  });

/** The items of a page's one JSON-LD graph. */
export function graphOf({ structuredData }: PageHead): Thing[] {
  const graph = JSON.parse(structuredData[0] ?? "null") as { "@context": string; "@graph": Thing[] };
  return graph["@graph"];
}
