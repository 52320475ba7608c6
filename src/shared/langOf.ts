/** Words that are in one language; GraphQL answers null if it is that of the page. */
export interface Part {
  lang?: string | null;
}

/** A page that others list. */
type ListedPage = Pick<Queries.Page, "language">;

/** The `lang` of an element with the words of a part; undefined if they are in the language of the page. */
export const langOf = ({ lang }: Part): string | undefined => lang ?? undefined;

/**
 * The `lang` of an element with the words of a part, inside of those of another part.
 * @param language that of the page
 */
export const langInside = (around: Part, part: Part, language: string): string | undefined =>
  part.lang ?? (around.lang ? language : undefined);

/**
 * The `lang` of an element with a part of a page that the page around lists. If it isn't there in the language of the page
 * around, all of it is in English.
 */
export const langOnPage = (page: ListedPage, part: Part, language: string): string | undefined =>
  page.language === language ? langOf(part) : page.language;
