import type { JSONPath } from "jsonc-parser";
import type { z } from "zod";
import { type NamedUrls, namedTargets } from "../schema/entries/integrations";
import type { interfaceText } from "../schema/entries/interface";
import { mapContent, valueAt } from "../schema/schemaFields";
import { localizedPath } from "../shared/languages";
import { fillPlaceholders } from "../shared/tokens";
import type { ThemeName } from "../theme/audiences";
import type { Dates } from "./dates";
import { type Content, type Entry, isPage, pathOfPage } from "./entries";
import { type Relations, relationsIn } from "./relations";
import { tokensOf } from "./tokens";
import { hasLanguage } from "./translations/parts";

/** What a page's picture in link previews is drawn from. */
export interface CardFacts {
  brand: string;
  title: string;
  /** The page's place on the site; empty when it repeats the heading. */
  label: string;
  theme?: ThemeName;
  /** Where a reader of the page's debate stands before and after it, on its scale. */
  path?: readonly [number, number];
  /** Where that reader stands after it, in words. */
  standing?: string;
}

/** What finished content needs besides the content. */
export interface Surroundings {
  dates: Dates;
  /** Returns the address of a page's picture in link previews, which changes with the picture. */
  shareImagePath(path: string, card: CardFacts): string;
}

/** Where a link leads, as GraphQL answers it. */
type FinishedTarget = Partial<ReturnType<typeof namedTargets>[number]> & {
  href: string;
  newTab: boolean;
};

/** The content in a language, and what its entries say of each other. */
export interface Edition extends Content, Surroundings {
  language: string;
  /** What stands for tokens in the texts of a language: that of the edition, or that of the content. */
  tokensIn(language: string): Record<string, string>;
  /**
   * Every page of the site by the address that it has or would have in the language, in the order of these: in the language if it
   * is there, else as it was written.
   */
  allPages: ReadonlyMap<string, Entry>;
  /** The labels of the pages in each language, by their addresses. */
  labelsIn: ReadonlyMap<string, ReadonlyMap<string, string>>;
  relations: Relations;
  /** Fills in the tokens of a text of an entry, by where it stands. */
  fill(text: string, entry: Entry, at: JSONPath): string;
  /** Returns the language of a field, or of the words of an object; null for that of the edition. */
  otherLanguage(entry: Entry, at: JSONPath): string | null;
  /** Returns words of the interface with their own tokens filled in, such as `{minutes}`. */
  words(name: keyof z.infer<typeof interfaceText>, values: Record<string, unknown>): string;
  /** Returns the value of the only entry of a type. */
  only<Value>(type: string): Value;
  /** Returns where a target leads, named or not. */
  target(text: string): FinishedTarget;
  /** Returns the name by which other entries lead to one: its own in its language, or the address of a page. */
  keyOf(entry: Entry): string;
}

/** The pages of the content, in the order of their addresses. */
export const pagesIn = ({ entries }: Content): Entry[] =>
  entries.filter(isPage).sort((a, b) => pathOfPage(a).localeCompare(pathOfPage(b)));

/** Every page by the address that it has or would have in a language: in the language if it is there, else as it was written. */
function pagesByAddress(
  original: Content,
  pages: readonly Entry[],
  language: string,
): Edition["allPages"] {
  const there = new Map(pages.map((page) => [pathOfPage(page), page]));
  return new Map(
    pagesIn(original).map((page) => {
      const path = localizedPath(language, pathOfPage(page));
      return [path, there.get(path) ?? page];
    }),
  );
}

/** The value of an entry with its texts filled in, and the language of each part. */
const filledValue = (
  entry: Entry,
  { fill, otherLanguage }: Pick<Edition, "fill" | "otherLanguage">,
): unknown =>
  mapContent(
    entry.entity.schema,
    entry.value,
    ({ role, value, at }) => (role === "text" ? fill(`${value}`, entry, at) : value),
    (schema, part, at) =>
      hasLanguage(schema) ? { ...Object(part), lang: otherLanguage(entry, at) } : part,
    entry.at,
  );

/** The name of an entry in its language, or the address of a page. */
function keyIn(language: string, entry: Entry): string {
  if (isPage(entry)) return pathOfPage(entry);
  const name = valueAt(entry.value, ["slug"]) ?? entry.at[0];
  return name === undefined ? language : `${language}/${name}`;
}

/**
 * Makes an edition of the content in a language, whose tokens aren't filled in yet.
 * @param original the content as it was written
 */
export function editionOf(
  content: Content,
  language: string,
  original: Content,
  labelsIn: Edition["labelsIn"],
  surroundings: Surroundings,
): Edition {
  const ownTokens = tokensOf(content, original);
  const originalTokens = content === original ? ownTokens : tokensOf(original);
  const tokensIn = (of: string) => (of === language ? ownTokens : originalTokens);
  const fill: Edition["fill"] = (text, entry, at) =>
    fillPlaceholders(text, tokensIn(entry.languageAt(at)));
  const otherLanguage: Edition["otherLanguage"] = (entry, at) => {
    const own = entry.languageAt(at);
    return own === language ? null : own;
  };
  const singles = new Map<string, unknown>();
  function only<Value>(type: string): Value {
    const [entry] = content.ofType(type);
    if (!entry) throw new Error(`The content has no ${type}.`);
    if (!singles.has(type)) singles.set(type, filledValue(entry, { fill, otherLanguage }));
    return singles.get(type) as Value;
  }
  const pages = pagesIn(content);
  const named = namedTargets(only<NamedUrls>("Integrations"), language);
  return {
    ...content,
    ...surroundings,
    language,
    tokensIn,
    allPages: pagesByAddress(original, pages, language),
    labelsIn,
    relations: relationsIn(pages),
    fill,
    otherLanguage,
    only,
    words: (name, values) =>
      fillPlaceholders(only<z.infer<typeof interfaceText>>("InterfaceText")[name], values),
    target: (text) => named.find(({ name }) => name === text) ?? { href: text, newTab: false },
    keyOf: (entry) => keyIn(language, entry),
  };
}
