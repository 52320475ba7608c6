/** A page's data for search engines and link previews. */
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
  "@id"?: string;
  [property: string]: unknown;
}

/** Reads the head of a document. */
export function headOf(from: Document): PageHead {
  const meta: Record<string, string[]> = {};
  for (const element of from.querySelectorAll("meta[name], meta[property]")) {
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    meta[name] = [...(meta[name] ?? []), element.getAttribute("content") ?? ""];
  }
  return {
    title: from.title,
    canonical: [...from.querySelectorAll("link[rel=canonical]")].map(
      (link) => link.getAttribute("href") ?? "",
    ),
    meta,
    structuredData: [...from.querySelectorAll("script[type='application/ld+json']")].map(
      (script) => script.textContent ?? "",
    ),
  };
}

/** The items of a page's one JSON-LD graph. */
export function graphOf({ structuredData }: PageHead): Thing[] {
  const graph = JSON.parse(structuredData[0] ?? "null") as {
    "@context": string;
    "@graph": Thing[];
  };
  return graph["@graph"];
}
