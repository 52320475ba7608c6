import { valueAt } from "../schema/schemaFields";
import { addressIn, ownAddress, ownLanguage } from "../shared/languages";
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
export const addressesOf = (
  address: string,
  further: readonly string[],
): { language: string; address: string }[] =>
  splitLanguage(address, further).language === ownLanguage
    ? [ownLanguage, ...further].map((language) => ({
        language,
        address: addressIn(language, address),
      }))
    : [{ language: ownLanguage, address }];

/** Splits an address into its language and what follows it: `/es/pricing` is `/pricing` in `es`. */
export function splitLanguage(
  address: string,
  further: readonly string[],
): { language: string; path: string } {
  const language =
    further.find((code) => `${address}/`.startsWith(`${addressIn(code, "/")}/`)) ?? ownLanguage;
  return { language, path: ownAddress(language, address) };
}
