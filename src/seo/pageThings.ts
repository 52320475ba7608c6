import type { Article, FAQPage, VideoObject } from "schema-dts";
import { withoutLinks } from "../content/textLinks";
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

interface Video {
  readonly title: string;
  readonly description: string;
  readonly embedAddress: string;
  readonly uploadDate?: string | null;
}

/** A page's video; empty when its upload date or its picture is missing. */
export const videoObjects = (
  { origin }: Site,
  { path }: Page,
  { title, description, embedAddress, uploadDate }: Video,
  picture: Picture,
): VideoObject[] =>
  uploadDate && picture
    ? [
        {
          "@type": "VideoObject",
          "@id": `${origin}${path}#video`,
          name: title,
          description,
          thumbnailUrl: `${origin}${picture.url}`,
          uploadDate,
          embedUrl: embedAddress,
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
