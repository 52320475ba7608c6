import type { Content } from "../../src/content/entries";
import { contentFiles } from "../../src/content/folder";
import { readContent } from "../../src/content/read";
import { imageFiles } from "../../src/content/rules/imageFiles";
import { localized } from "../../src/content/translations/localize";
import { readTranslations } from "../../src/content/translations/translate";
import { entityOf } from "../../src/schema/entities";
import { type TokenEntries, tokenValues } from "../../src/schema/tokenValues";
import { ownLanguage } from "../../src/shared/languages";
import { withoutLinks } from "../../src/shared/textLinks";
import {
  type comparison,
  dataFolder,
  type debateWords,
  fillPlaceholders,
  type messages,
  type plans,
  type site,
} from "./content";

/** The content of the site in a language; `read` returns nothing for pages that have no translation. */
function contentIn(language: string, read: (file: string) => unknown) {
  const words = read("interface.json") as typeof messages;
  const tokens = tokenValues({
    SiteSettings: [read("site.json") as typeof site],
    Plan: read("plans.json") as typeof plans,
    ComparisonRow: read("comparison.json") as typeof comparison,
    ScenarioPage: contentFiles(dataFolder, "scenarios").map(read),
    Stat: read("stats.json") as TokenEntries["Stat"],
  });
  return {
    language,
    read,
    messages: words,
    debateWords: read("debate-words.json") as typeof debateWords,
    withTokens: (text: string) => withoutLinks(fillPlaceholders(text, tokens)),
  };
}

const content = readContent(dataFolder);

/** What a file of the content holds; nothing for a page that isn't there. */
const reader = (of: Content) => (file: string) => {
  const values = of.entries
    .filter(({ contentFile }) => contentFile.path === file)
    .map(({ value }) => value);
  return entityOf(file)?.storage === "list" ? values : values[0];
};

/** The content in each language, that in English first. */
export const languages = [
  contentIn(ownLanguage, reader(content)),
  ...readTranslations(content).map(({ language, translated }) =>
    contentIn(language, reader(localized(content, translated, language, imageFiles(dataFolder)))),
  ),
];

/** The content in a language. */
export function inLanguage(language: string): (typeof languages)[number] {
  const found = languages.find((one) => one.language === language);
  if (!found) throw new Error(`the site isn't in ${language}`);
  return found;
}
