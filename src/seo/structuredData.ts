import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  Thing,
  VideoObject,
} from "schema-dts";
import { type PlanPrices, planPrice } from "../shared/planPrice";
import { withoutLinks } from "../shared/textLinks";

export type SharePicture = NonNullable<Queries.PageFrameFragment["shareImage"]>;

/** The data of a page's structured data; addresses are paths on this site. */
export type StructuredPage = Omit<Queries.SiteHeadFragment, "image"> &
  Pick<Queries.PageFrameFragment, "path" | "lastModified" | "breadcrumbs"> &
  Pick<Queries.PageFrameFragment["metadata"], "title" | "description" | "tags"> & {
    picture: SharePicture | null;
  };

/** The structured data of a page as one graph (https://schema.org). `further` is what else it is about. */
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
  JSON.stringify(value).replace(/</g, "\\u003c");

/* What only some pages have. Search engines refuse a thing without its required properties. */

type Site = Pick<Queries.SiteHeadFragment, "origin">;
type Page = Pick<Queries.PageFrameFragment, "path">;
type Picture = Pick<SharePicture, "url"> | null;

/** Questions with their answers; empty when none has an answer. */
export function faqPages(
  { origin }: Site,
  { path }: Page,
  questions: readonly { readonly question: string; readonly answer: string | null }[],
): FAQPage[] {
  const mainEntity = questions.flatMap(({ question, answer }) =>
    answer
      ? {
          "@type": "Question" as const,
          name: question,
          acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
        }
      : [],
  );
  return mainEntity.length > 0
    ? [{ "@type": "FAQPage", "@id": `${origin}${path}#questions`, mainEntity }]
    : [];
}

/** A page's video; empty when its upload date or its picture is missing. */
export const videoObjects = (
  { origin }: Site,
  { path }: Page,
  video: Pick<Queries.IntegrationVideo, "title" | "description" | "embedAddress"> & {
    readonly uploadDate?: string | null;
  },
  picture: Picture,
): VideoObject[] =>
  video.uploadDate && picture
    ? [
        {
          "@type": "VideoObject",
          "@id": `${origin}${path}#video`,
          name: video.title,
          description: video.description,
          thumbnailUrl: `${origin}${picture.url}`,
          uploadDate: video.uploadDate,
          embedUrl: video.embedAddress,
          publisher: { "@id": `${origin}/#organization` },
        },
      ]
    : [];

interface Guide extends Page {
  readonly title: string;
  readonly lastModified?: string | null;
  readonly metadata: { readonly description: string; readonly keywords: readonly string[] };
}

/** A guide as an article. */
export const article = (
  { origin, language }: Site & { readonly language: string },
  { path, title, lastModified, metadata }: Guide,
  picture: Picture,
): Article => ({
  "@type": "Article",
  "@id": `${origin}${path}#article`,
  headline: title,
  description: metadata.description,
  inLanguage: language,
  keywords: metadata.keywords.join(", "),
  mainEntityOfPage: { "@id": `${origin}${path}#page` },
  author: { "@id": `${origin}/#organization` },
  publisher: { "@id": `${origin}/#organization` },
  ...(picture ? { image: `${origin}${picture.url}` } : {}),
  ...(lastModified ? { dateModified: lastModified } : {}),
});

/** The plans with a price as offers of the application (https://schema.org/Offer), for one user and month. */
export const planOffers = (
  origin: string,
  plans: readonly (PlanPrices & { readonly slug: string; readonly title: string })[],
): Offer[] =>
  plans.flatMap((plan): Offer[] | Offer => {
    const price = planPrice(plan, { billing: "monthly", ai: false });
    if (price === null) return [];
    return {
      "@type": "Offer",
      "@id": `${origin}/pricing#${plan.slug}`,
      name: plan.title,
      url: `${origin}/pricing`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemOffered: { "@id": `${origin}/#application` },
    };
  });

type PageParts = Pick<Queries.PageContentFragment, "hero" | "sections"> & Queries.PageFrameFragment;

/** What the hero and the sections of a page say to search engines. */
export const thingsOn = (page: PageParts, site: Site, picture: Picture): Thing[] => [
  ...(page.hero.__typename === "LessonPlanHero"
    ? videoObjects(site, page, page.hero.integrations.introductionVideo, picture)
    : []),
  ...page.sections.flatMap((section): Thing[] => {
    if (section.__typename === "PlansSection") return planOffers(site.origin, section.plans);
    if (section.__typename === "FaqSection") return faqPages(site, page, section.questions);
    if (section.__typename === "QuestionsSection") return faqPages(site, page, section.items);
    return [];
  }),
];
