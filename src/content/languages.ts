import { valueAt } from "../schema/schemaFields";
import { localizedPath, ownLanguage, splitLanguage } from "../shared/languages";
import type { Content } from "./entries";

/** The codes of the site's languages, as site.json lists them. */
export function languageCodes({ ofType }: Content): string[] {
  const languages = valueAt(ofType("SiteSettings")[0]?.value, ["languages"]);
  return Array.isArray(languages) ? languages.map((one) => `${valueAt(one, ["code"])}`) : [];
}

/** The codes of the languages into which the content is translated. */
export const furtherLanguages = (content: Content): string[] =>
  languageCodes(content).filter((code) => code !== ownLanguage);

/** The address of a page or redirect, and that in each further language; one below a language has no others. */
export const localizedPaths = (
  path: string,
  further: readonly string[],
): { language: string; path: string }[] =>
  splitLanguage(path, further).language === ownLanguage
    ? [ownLanguage, ...further].map((language) => ({
        language,
        path: localizedPath(language, path),
      }))
    : [{ language: ownLanguage, path }];
