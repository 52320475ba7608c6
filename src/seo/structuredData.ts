import type { BreadcrumbList, Graph, Thing } from "schema-dts";

/** The picture of a page in link previews. */
export type SharePicture = NonNullable<Queries.PageFrameFragment["shareImage"]>;

/** The data of a page's structured data; addresses are paths on this site. */
export type StructuredPage = Omit<Queries.SiteHeadFragment, "defaults"> &
  Pick<Queries.PageFrameFragment, "path" | "lastModified" | "breadcrumbs"> &
  Pick<Queries.PageFrameFragment["metadata"], "title" | "description" | "tags"> & {
    picture: SharePicture | null;
  };

/**
 * The structured data of a page as one graph (https://schema.org), with the properties that search engines require.
 * @param further what else the page is about, such as its questions
 */
export function structuredData(page: StructuredPage, further: readonly Thing[]): Graph {
  const { origin, brand, language, application, title, description, picture } = page;
  const home = `${origin}/`;
  const address = `${origin}${page.path}`;
  const last = page.breadcrumbs.length - 1;
  const breadcrumbs: BreadcrumbList = {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumbs`,
    itemListElement: page.breadcrumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      // The last item may leave its address out: it is the page itself.
      item: path && index < last ? `${origin}${path}` : undefined,
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        name: brand,
        url: home,
        slogan: page.statement,
        logo: {
          "@type": "ImageObject",
          // `npm run images -- favicon` draws it.
          url: `${origin}/apple-touch-icon.png`,
          width: "180",
          height: "180",
        },
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: brand,
        url: home,
        inLanguage: language,
        publisher: { "@id": `${home}#organization` },
      },
      {
        "@type": "SoftwareApplication",
        "@id": `${home}#application`,
        name: brand,
        url: home,
        applicationCategory: application.category,
        operatingSystem: application.operatingSystem,
        offers: { "@type": "Offer", price: application.price.toFixed(2), priceCurrency: "USD" },
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: application.ratingValue.toFixed(1),
          ratingCount: application.ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      },
      {
        "@type": "WebPage",
        "@id": `${address}#page`,
        url: address,
        name: title,
        description,
        inLanguage: language,
        keywords: page.tags?.join(", "),
        dateModified: page.lastModified ?? undefined,
        isPartOf: { "@id": `${home}#website` },
        primaryImageOfPage: picture
          ? { "@type": "ImageObject", url: `${origin}${picture.url}`, caption: picture.alt }
          : undefined,
        breadcrumb: last < 0 ? undefined : { "@id": `${address}#breadcrumbs` },
      },
      ...(last < 0 ? [] : [breadcrumbs]),
      ...further,
    ],
  };
}

/** The things of a page's own JSON-LD. Inside the page's graph, they need no context of their own. */
export const ownThings = (own: unknown): Thing[] =>
  [own ?? []].flat().map((thing) => ({ ...Object(thing), "@context": undefined }));

/** Writes JSON for a script element. Escapes `<`, so that no text can end the script or begin another. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
