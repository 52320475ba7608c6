/** The language in which the content is written; others are translations of it. */
export const ownLanguage = "en";

/** Languages that are written from right to left, and all in Arabic letters. */
const rightToLeft = /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi|..-Arab)$/;

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => rightToLeft.test(language);

/** What the addresses of a language begin with: nothing, or `/es`. */
const prefixOf = (language: string) => (language === ownLanguage ? "" : `/${language}`);

/** The address of a page in a language. */
export const localizedPath = (language: string, path: string): string =>
  path === "/" ? prefixOf(language) || path : prefixOf(language) + path;

/** The address of the same page in the language of the content. */
export const originalPath = (language: string, path: string): string =>
  path.slice(prefixOf(language).length) || "/";

/** Splits an address into its language and what follows it: `/es/pricing` is `/pricing` in `es`. */
export function splitLanguage(
  path: string,
  further: readonly string[],
): { language: string; path: string } {
  const language =
    further.find((code) => `${path}/`.startsWith(`${localizedPath(code, "/")}/`)) ?? ownLanguage;
  return { language, path: originalPath(language, path) };
}

/** The address of the page that stands in place of one that isn't there. */
export const notFoundPath = "/404";

interface Alternate {
  /** The language, or `x-default`. */
  lang: string;
  path: string;
}

/** The addresses of a page for search engines, by language; that in the language of the content is for all others too. */
export const alternates = (pages: readonly { language: string; path: string }[]): Alternate[] =>
  pages.length > 1
    ? pages.flatMap(({ language, path }) => [
        { lang: language, path },
        ...(language === ownLanguage ? [{ lang: "x-default", path }] : []),
      ])
    : [];
