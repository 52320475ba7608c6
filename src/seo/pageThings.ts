import type { Article, FAQPage, Offer, Thing, VideoObject } from "schema-dts";
import { type PlanPrices, planPrice } from "../content/prices";
import { withoutLinks } from "../fields/textLinks";
import type { SharePicture } from "./structuredData";

/* What only some pages have in their structured data. Search engines refuse a thing without its required properties. */

interface Page {
  readonly path: string;
}

interface Site {
  readonly origin: string;
}

type Picture = Pick<SharePicture, "url"> | null;

interface Question {
  readonly question: string;
  readonly answer: string | null;
}

/** Questions with their answers; empty when none has an answer. */
export function faqPages(
  { origin }: Site,
  { path }: Page,
  questions: readonly Question[],
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

type Video = Pick<Queries.IntegrationVideo, "title" | "description" | "embedAddress"> & {
  readonly uploadDate?: string | null;
};

/** A page's video; empty when its upload date or its picture is missing. */
export const videoObjects = (
  { origin }: Site,
  { path }: Page,
  video: Video,
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

/**
 * The plans as offers of the application (https://schema.org/Offer), with the price of one user for a month. Leaves out plans
 * whose price is negotiated.
 */
export const planOffers = (
  origin: string,
  plans: readonly (PlanPrices & { readonly slug: string; readonly title: string })[],
): Offer[] =>
  plans.flatMap((plan) => {
    const price = planPrice(plan, { billing: "monthly", ai: false });
    if (price === null) return [];
    const offer: Offer = {
      "@type": "Offer",
      "@id": `${origin}/pricing#${plan.slug}`,
      name: plan.title,
      url: `${origin}/pricing`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemOffered: { "@id": `${origin}/#application` },
    };
    return [offer];
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
