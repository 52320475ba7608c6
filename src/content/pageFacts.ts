import type { z } from "zod";
import type { debate as debateSchema, debateWords } from "../debate/schema";
import { positionInWords } from "../debate/words";
import type { page as pageSchema } from "../schema/entries/page";
import { isDrawable } from "../schema/fields";
import { valueAt } from "../schema/schemaFields";
import { entriesShownBy } from "../schema/shownTypes";
import { stepsTo } from "../shared/breadcrumbs";
import { localizedPath, notFoundPath, originalPath } from "../shared/languages";
import { latestOf } from "./dates";
import type { CardFacts, Edition } from "./edition";
import { type Entry, pathOfPage } from "./entries";

/* What is worked out of a page. */

/** A page as its file says it; a guide has no hero and sections of its own. */
type Page = Partial<z.infer<typeof pageSchema>>;

const contentOfPage = (page: Entry): Page => page.value as Page;

/** Whether a page is shown in place of one that isn't there. */
export const isNotFound = (page: Entry, { language }: Edition): boolean =>
  originalPath(language, pathOfPage(page)) === notFoundPath;

interface Step {
  label: string;
  path?: string;
  /** The language of the label, if it isn't that of the page. */
  lang?: string;
}

function stepTo(page: Entry, edition: Edition): Step {
  const at = ["label"];
  const lang = edition.otherLanguage(page, at);
  const label = edition.fill(`${contentOfPage(page).label}`, page, at);
  return { path: pathOfPage(page), label, ...(lang && { lang }) };
}

/** The path from the home page to a page; empty for the home page. A step without a page has no address. */
export function breadcrumbsOf(page: Entry, edition: Edition): Step[] {
  const steps = stepsTo(edition.language, pathOfPage(page)).map(({ path, label }) => {
    const there = edition.allPages.get(path);
    return there ? stepTo(there, edition) : { label };
  });
  return steps.length > 1 ? steps : [];
}

/** Of a page that isn't found, a step for each other page, for the address that it stands for; null for others. */
export const otherPagesOf = (page: Entry, edition: Edition): Step[] | null =>
  isNotFound(page, edition)
    ? [...edition.allPages.values()]
        .filter((other) => other !== page)
        .map((other) => stepTo(other, edition))
    : null;

/** The address of a page in each language that has it; none of a page that isn't found. */
export function translationsOf(
  page: Entry,
  edition: Edition,
): { language: string; path: string }[] {
  if (isNotFound(page, edition)) return [];
  const own = originalPath(edition.language, pathOfPage(page));
  return [...edition.labelsIn].flatMap(([language, labels]) => {
    const path = localizedPath(language, own);
    return labels.has(path) ? [{ language, path }] : [];
  });
}

/** In characters. A longer label would overlap the sheet. */
const longestLabel = 54;

/** The first debate of a page, or the first whose outcome it shows, if it is one to go through. */
function debateOf({ hero, sections = [] }: Page, { ofType }: Edition) {
  const slug = [hero, ...sections]
    .map((part) => valueAt(part, ["debate"]) ?? valueAt(part, ["outcomeOf"]))
    .find((debate) => debate !== undefined);
  const found = ofType("Debate").find(({ value }) => valueAt(value, ["slug"]) === slug);
  const debate = found?.value as z.infer<typeof debateSchema> | undefined;
  return debate?.status ? undefined : debate;
}

/** A picture for link previews, as GraphQL answers it. */
interface ShareImage {
  url: string;
  alt: string;
  card: CardFacts;
}

/**
 * The picture drawn for a page in link previews; null when it has its own, isn't found, or has a script that the picture can't
 * show.
 * @param shown what the page shows, with tokens filled in
 */
export function shareImageOf(
  page: Entry,
  edition: Edition,
  { metadata, theme, hero }: Pick<z.infer<typeof pageSchema>, "metadata" | "theme" | "hero">,
): ShareImage | null {
  if (metadata.image || isNotFound(page, edition)) return null;
  const heading = hero.title;
  const [, ...steps] = breadcrumbsOf(page, edition);
  const trail = steps.map(({ label }) => label).join(" / ");
  const label = trail.length > longestLabel ? (steps.at(-1)?.label ?? "") : trail;
  const debate = debateOf(contentOfPage(page), edition);
  const card: CardFacts = {
    brand: edition.tokensIn(edition.language).brand ?? "",
    title: heading,
    label: label === heading ? "" : label,
    theme,
    ...(debate && {
      path: [debate.scaleStart, debate.scaleNow],
      standing: positionInWords(
        debate.scaleNow,
        edition.only<z.infer<typeof debateWords>>("DebateWords"),
      ),
    }),
  };
  if (!isDrawable([heading, card.label, card.standing].join(" "))) return null;
  const url = edition.shareImagePath(pathOfPage(page), card);
  return { url, alt: edition.words("shareImage", { title: heading }), card };
}

/** When the file of a page was last committed, or one of those with the entries that it names or lists. */
export function lastModifiedOf(page: Entry, { dates, ofType }: Edition): string | null {
  const named = page
    .fieldsOf("reference")
    .flatMap(({ field, text }) =>
      ofType(field.to).filter(({ value }) => valueAt(value, ["slug"]) === text),
    );
  const files = [page, ...named].map(({ contentFile }) => contentFile.path);
  return latestOf(dates, [...files, ...entriesShownBy(page.value)]);
}

/** The same in words. A policy has a date of its own. */
export function lastChangedOf(page: Entry, edition: Edition): string | null {
  const date = lastModifiedOf(page, edition);
  if (!date || contentOfPage(page).sections?.some(({ kind }) => kind === "policy")) return null;
  const [messages] = edition.ofType("InterfaceText");
  const inWords = new Intl.DateTimeFormat(messages?.languageAt(["lastChanged"]), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return edition.words("lastChanged", { day: inWords.format(new Date(date)) });
}
