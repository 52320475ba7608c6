import type { Article, HowTo, HowToStep } from "schema-dts";
import { headingNumber } from "../content/numberedHeading";
import type { SharePicture } from "./structuredData";

interface Guide {
  readonly path: string;
  readonly title: string;
  readonly kind: "article" | "howTo";
  readonly lastModified?: string | null;
  readonly metadata: { readonly description: string; readonly keywords: readonly string[] };
  readonly body: {
    readonly headings: readonly {
      readonly anchor: string;
      readonly title: string;
      readonly depth: number;
    }[];
    /** Of the components in the text, the rows of a plan by the minute have these fields. */
    readonly parts: readonly object[];
  };
}

interface Row {
  from: string;
  to: string;
  title: string;
  /** What happens. */
  text: string;
}

const isRow = (part: object): part is Row =>
  "from" in part && "to" in part && "title" in part && "text" in part;

/** The rows of a plan by the minute; without a plan, the sections with a number. */
function stepsOf(address: string, { body }: Guide): HowToStep[] {
  const rows = body.parts.filter(isRow).map(({ title, text }) => ({ name: title, text }));
  const sections = body.headings
    .filter(({ depth, title }) => depth === 2 && headingNumber.test(title))
    .map(({ anchor, title }) => ({ anchor, title: title.replace(headingNumber, "") }));
  return rows.length > 0
    ? rows.map((row) => ({ "@type": "HowToStep", ...row }))
    : sections.map(({ anchor, title }) => ({
        "@type": "HowToStep",
        name: title,
        text: title,
        url: `${address}#${anchor}`,
      }));
}

/**
 * A guide as an article (https://schema.org/Article), and if it's one to follow step by step, also as
 * https://schema.org/HowTo.
 * @param picture the page's picture in link previews; its address is a path on this site
 */
export function guideData(
  { origin, language }: { origin: string; language: string },
  guide: Guide,
  picture: SharePicture | null,
): (Article | HowTo)[] {
  const { path, title, kind, lastModified, metadata, body } = guide;
  const address = `${origin}${path}`;
  const common = {
    description: metadata.description,
    inLanguage: language,
    keywords: metadata.keywords.join(", "),
    mainEntityOfPage: { "@id": `${address}#page` },
    author: { "@id": `${origin}/#organization` },
    publisher: { "@id": `${origin}/#organization` },
    ...(picture ? { image: `${origin}${picture.url}` } : {}),
    ...(lastModified ? { dateModified: lastModified } : {}),
  } as const;
  const article: Article = {
    "@type": "Article",
    "@id": `${address}#article`,
    headline: title,
    ...common,
  };
  const steps = stepsOf(address, guide);
  if (kind === "article" || steps.length === 0) return [article];
  const minutes = Math.max(0, ...body.parts.filter(isRow).map(({ to }) => Number(to)));
  const howTo: HowTo = {
    "@type": "HowTo",
    "@id": `${address}#steps`,
    name: title,
    ...common,
    ...(minutes > 0 ? { totalTime: `PT${minutes}M` } : {}),
    step: steps,
  };
  return [article, howTo];
}
