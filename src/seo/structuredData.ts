import type {
  BreadcrumbList,
  Graph,
  Organization,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";

/** The picture of a page in link previews. */
export type SharePicture = NonNullable<Queries.PageFrameFragment["shareImage"]>;

/** The data of a page's structured data; addresses are paths on this site. */
export type StructuredPage = Omit<Queries.SiteHeadFragment, "defaults"> &
  Pick<Queries.PageFrameFragment, "path" | "lastModified" | "breadcrumbs"> &
  Pick<Queries.PageFrameFragment["metadata"], "title" | "description" | "tags"> & {
    picture: SharePicture | null;
  };

/** `npm run images -- favicon` draws it. */
const logo = { path: "/apple-touch-icon.png", size: 180 };

const organization = ({ origin, brand, statement }: StructuredPage): Organization => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: brand,
  url: `${origin}/`,
  slogan: statement,
  logo: {
    "@type": "ImageObject",
    url: `${origin}${logo.path}`,
    width: `${logo.size}`,
    height: `${logo.size}`,
  },
});

const website = ({ origin, brand, language }: StructuredPage): WebSite => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name: brand,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { "@id": `${origin}/#organization` },
});

const application = ({
  origin,
  brand,
  application: facts,
}: StructuredPage): SoftwareApplication => ({
  "@type": "SoftwareApplication",
  "@id": `${origin}/#application`,
  name: brand,
  url: `${origin}/`,
  applicationCategory: facts.category,
  operatingSystem: facts.operatingSystem,
  offers: { "@type": "Offer", price: facts.price.toFixed(2), priceCurrency: "USD" },
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: facts.ratingValue.toFixed(1),
    ratingCount: facts.ratingCount,
    bestRating: 5,
    worstRating: 1,
  },
});

const webPage = ({
  origin,
  path,
  title,
  description,
  tags,
  language,
  lastModified,
  breadcrumbs,
  picture,
}: StructuredPage): WebPage => ({
  "@type": "WebPage",
  "@id": `${origin}${path}#page`,
  url: `${origin}${path}`,
  name: title,
  description,
  inLanguage: language,
  ...(tags ? { keywords: tags.join(", ") } : {}),
  ...(lastModified ? { dateModified: lastModified } : {}),
  isPartOf: { "@id": `${origin}/#website` },
  ...(picture
    ? {
        primaryImageOfPage: {
          "@type": "ImageObject",
          url: `${origin}${picture.url}`,
          caption: picture.alt,
        },
      }
    : {}),
  ...(breadcrumbs.length > 0 ? { breadcrumb: { "@id": `${origin}${path}#breadcrumbs` } } : {}),
});

const breadcrumbList = ({ origin, path, breadcrumbs }: StructuredPage): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${origin}${path}#breadcrumbs`,
  itemListElement: breadcrumbs.map(({ label, path: step }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    // The last item may leave its address out: it is the page itself.
    ...(step && index < breadcrumbs.length - 1 ? { item: `${origin}${step}` } : {}),
  })),
});

/**
 * The structured data of a page as one graph (https://schema.org), with the properties that search engines require.
 * @param further what else the page is about, such as its questions
 */
export const structuredData = (page: StructuredPage, further: readonly Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(page),
    website(page),
    application(page),
    webPage(page),
    ...(page.breadcrumbs.length > 0 ? [breadcrumbList(page)] : []),
    ...further,
  ],
});

/** The things of a page's own JSON-LD. Inside the page's graph, they need no context of their own. */
export const ownThings = (own: unknown): Thing[] =>
  [own ?? []].flat().map((thing) => ({ ...Object(thing), "@context": undefined }));

/** Writes JSON for a script element. Escapes `<`, so that no text can end the script or begin another. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
