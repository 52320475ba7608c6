import type { Article, FAQPage, Graph, Offer, Thing, VideoObject } from "schema-dts";
import { withoutLinks } from "../shared/textLinks";

type Site = Queries.SiteHeadFragment;
type Page = Queries.PageShellFragment;

/** A picture for link previews; its URL is a path on this site. */
export type ShareImage = NonNullable<Page["shareImage"]>;

/** The structured data of a page as one graph (https://schema.org). `further` is what else it is about. */
export function structuredData(
  { origin, brand, language, statement, application }: Site,
  { metadata, lastModified, breadcrumbs }: Page,
  shareImage: ShareImage,
  further: readonly Thing[],
): Graph {
  const home = `${origin}/`;
  const ours = { name: brand, url: home };
  const last = breadcrumbs.length - 1;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        ...ours,
        slogan: statement,
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
        ...ours,
        inLanguage: language,
        publisher: { "@id": `${home}#organization` },
      },
      {
        "@type": "SoftwareApplication",
        "@id": `${home}#application`,
        ...ours,
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
        "@id": `${metadata.url}#page`,
        url: metadata.url,
        name: metadata.title,
        description: metadata.description,
        inLanguage: language,
        keywords: metadata.tags?.join(", "),
        dateModified: lastModified ?? undefined,
        isPartOf: { "@id": `${home}#website` },
        primaryImageOfPage: {
          "@type": "ImageObject",
          url: `${origin}${shareImage.url}`,
          caption: shareImage.alt,
        },
        breadcrumb: last < 0 ? undefined : { "@id": `${metadata.url}#breadcrumbs` },
      },
      ...(last < 0
        ? []
        : [
            {
              "@type": "BreadcrumbList" as const,
              "@id": `${metadata.url}#breadcrumbs`,
              itemListElement: breadcrumbs.map(({ label, path: step }, index) => ({
                "@type": "ListItem" as const,
                position: index + 1,
                name: label,
                // The last item may leave its address out: it is the page itself.
                item: step && index < last ? `${origin}${step}` : undefined,
              })),
            },
          ]),
      ...further,
      // Inside the page's graph, its own JSON-LD needs no context.
      ...[metadata.structuredData ?? []]
        .flat()
        .map((thing): Thing => ({ ...Object(thing), "@context": undefined })),
    ],
  };
}

/** Writes JSON for a script element. Escapes `<`, so that no text can end the script or begin another. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, "\\u003c");

/* What only some pages have. Search engines refuse a thing without its required properties. */

/** Questions with their answers; empty when none has an answer. */
export function faqPages(
  { metadata }: Page,
  questions: readonly { question: string; answer: string | null }[],
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
    ? [{ "@type": "FAQPage", "@id": `${metadata.url}#questions`, mainEntity }]
    : [];
}

/** A page's video; empty when its upload date is missing. */
export const videoObjects = (
  { origin, language }: Site,
  { metadata }: Page,
  video: Queries.LessonPlanHeroFragment["integrations"]["introductionVideo"],
  shareImage: ShareImage,
): VideoObject[] =>
  video.uploadDate
    ? [
        {
          "@type": "VideoObject",
          "@id": `${metadata.url}#video`,
          name: video.title,
          description: video.description,
          inLanguage: video.hreflang ?? language,
          thumbnailUrl: `${origin}${shareImage.url}`,
          uploadDate: video.uploadDate,
          embedUrl: video.iframe,
          publisher: { "@id": `${origin}/#organization` },
        },
      ]
    : [];

/** A guide as an article. */
export const article = (
  { origin, language }: Site,
  { title, lastModified, metadata }: Page & { title: string },
  shareImage: ShareImage,
): Article => ({
  "@type": "Article",
  "@id": `${metadata.url}#article`,
  headline: title,
  description: metadata.description,
  inLanguage: language,
  keywords: metadata.keywords.join(", "),
  mainEntityOfPage: { "@id": `${metadata.url}#page` },
  author: { "@id": `${origin}/#organization` },
  publisher: { "@id": `${origin}/#organization` },
  image: `${origin}${shareImage.url}`,
  dateModified: lastModified ?? undefined,
});

/** The plans with a price as offers of the application (https://schema.org/Offer), for one user and month. */
const planOffers = (
  { origin }: Site,
  { metadata }: Page,
  plans: Queries.PlansFragment["plans"],
): Offer[] =>
  plans.flatMap(({ slug, title, monthlyPrice: amount }): Offer[] | Offer =>
    amount === null
      ? []
      : {
          "@type": "Offer",
          "@id": `${metadata.url}#${slug}`,
          name: title,
          url: metadata.url,
          price: amount.toFixed(2),
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          itemOffered: { "@id": `${origin}/#application` },
        },
  );

/** What the hero and the sections of a page say to search engines. */
export const thingsOn = (
  site: Site,
  page: Queries.PageContentFragment,
  shareImage: ShareImage,
): Thing[] => [
  ...(page.hero.__typename === "LessonPlanHero"
    ? videoObjects(site, page, page.hero.integrations.introductionVideo, shareImage)
    : []),
  ...page.sections.flatMap((section) =>
    section.__typename === "PlansSection" ? planOffers(site, page, section.plans) : [],
  ),
  ...faqPages(
    page,
    page.sections.flatMap((section) =>
      section.__typename === "QuestionsSection"
        ? [...section.faq, ...(section.questions ?? [])]
        : [],
    ),
  ),
];
