import { isDrawable } from "../../schema/fields";
import { mapContent, schemaAt, valueAt } from "../../schema/schemaFields";
import { unwantedCharacter } from "../../schema/textRules";
import { tokenTypes } from "../../schema/tokenValues";
import { splitLanguage } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";
import { linksIn } from "../../shared/textLinks";
import { fillPlaceholders, placeholdersIn } from "../../shared/tokens";
import { describeIssues } from "../describeIssue";
import { type Content, contentOf } from "../entries";
import { mistakeInWords } from "../mdx/mdxFile";
import { mismatch } from "../messages";
import { oncePerLocation, type Problem } from "../problems";
import { spellsOut } from "../rules/brand";
import { repeats } from "../rules/duplicates";
import { markedMistake, placeOfWhole } from "../rules/markedWords";
import {
  lengthMistake,
  longTitle,
  type SearchField,
  searchFields,
} from "../rules/titlesAndDescriptions";
import { hasSingleBrace, pairsExpected } from "../rules/unknownTokens";
import { tokensOf } from "../tokens";
import { lineOf, sameNote } from "./catalog";
import { localized, translatedPages } from "./localize";
import { pathOf } from "./parts";
import { byEntry, contextOf, stateOf, type Translated, type TranslationFile } from "./translate";

/** A token without its English article and capital: `{AProduct}` and `{product}` are the same to a translator. */
const plainToken = (name: string) =>
  name.replace(/^[aA](?=[A-Z])/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const tokensIn = (text: string) => placeholdersIn(text).map((name) => `{${plainToken(name)}}`);

/** What makes a translation unreadable. */
function mistakeIn({ translation, found: { entry, field } }: Translated): string | undefined {
  if (entry.contentFile.mdx)
    return mistakeInWords(translation, field.at[1] === "texts" ? "" : "## ");
  return hasSingleBrace(translation) ? mismatch(pairsExpected, translation) : undefined;
}

/** The marks of bold and of emphasized words. */
const marks = { "**": /\*\*/g, "*": /(?<!\*)\*(?!\*)/g };

/** A mark that a translation has more or less often than its text. */
function markMistake({ formerEnglish, translation }: Translated): string | undefined {
  for (const [mark, pattern] of Object.entries(marks)) {
    const count = (text: string) => text.match(pattern)?.length ?? 0;
    const expected = count(formerEnglish);
    if (count(translation) !== expected)
      return mismatch(`expected ${mark} ${expected} times, as in the English`, translation);
  }
  return undefined;
}

/**
 * Parts of its text that a translation lacks, or has besides.
 * @param kind what they are, in words before them
 */
function partMistake(
  { formerEnglish, translation }: Translated,
  kind: string,
  partsOf: (text: string) => string[],
): string | undefined {
  const original = partsOf(formerEnglish);
  const translated = partsOf(translation);
  const lost = original.filter((part) => !translated.includes(part)).join(", ");
  const added = translated.filter((part) => !original.includes(part)).join(", ");
  if (lost && added) return `expected ${kind}${lost}, got ${added}`;
  if (lost) return mismatch(`expected ${kind}${lost}`, translation);
  return added ? `expected no ${kind}${added}, which the English doesn't have` : undefined;
}

/** Links that are in another order than in the text. */
function orderMistake({ formerEnglish, translation }: Translated): string | undefined {
  const original = linksIn(formerEnglish);
  const translated = linksIn(translation);
  const swapped = translated.findIndex((link, index) => link !== original[index]);
  return swapped >= 0
    ? `expected its links in the order of the English; number ${swapped + 1} leads to ${translated[swapped]} instead of ${original[swapped]}`
    : undefined;
}

/** What a translation lacks of its text, or has besides. */
function lostParts(message: Translated): string | undefined {
  if (stateOf(message) !== "done") return undefined;
  return (
    markMistake(message) ??
    partMistake(message, "", tokensIn) ??
    partMistake(message, "links to ", linksIn) ??
    orderMistake(message)
  );
}

/** Where a message stands in its file; the field is that of the content. */
const problemAt = (
  { name, text }: TranslationFile,
  context: string,
  message: string,
  field = context,
): Problem => ({ file: name, line: lineOf(text, context), column: 1, field, message });

/** Whether a text was copied and not translated. */
const isLeftInEnglish = (message: Translated): boolean =>
  stateOf(message) === "done" &&
  message.translation === message.english &&
  !message.note?.includes(sameNote);

/** The translations that fell behind or are English, and the first of those that are missing. */
export function behindProblems(file: TranslationFile): Problem[] {
  const missing = file.translated.filter((message) => stateOf(message) === "missing");
  return file.translated.flatMap((message) => {
    const { context, formerEnglish, english } = message;
    const problem = (words: string) => [problemAt(file, context, words)];
    if (message === missing[0])
      return problem(
        `has no translation (the first of ${missing.length}; npm run translations lists all); pages show what holds it in English`,
      );
    if (isLeftInEnglish(message))
      return problem(`is the same as the English; translate it, or give it the note ${sameNote}`);
    if (stateOf(message) !== "behind") return [];
    return formerEnglish === english
      ? problem("is marked as fuzzy; read it, and remove the mark")
      : problem(`translates a former text; the English is now "${english}"`);
  });
}

/** What the schema can't know of a translation: link previews show only some scripts, and some scripts need direction marks. */
const asInEnglish = (translation: string): string =>
  [...translation.replace(/[\u200e\u200f\u2066-\u2069]/g, "")]
    .map((letter) => (isDrawable(letter) || unwantedCharacter.test(letter) ? letter : "x"))
    .join("");

/** The tokens of the content in a translator's language. */
function tokensInLanguage(content: Content, { translated, language }: TranslationFile) {
  const sources = contentOf(tokenTypes.flatMap(content.ofType));
  return tokensOf(localized(sources, translated, language, []));
}

/** Which text for search results it is, if any. */
function searchFieldOf({ found }: Translated): SearchField | undefined {
  const place = pathOf(found.field.at);
  return searchFields.find((field) => place === `metadata.${field}`);
}

/** What the rules for English texts say of a translation by itself: of the brand, and of titles and descriptions. */
function ruleMistake(message: Translated, tokens: Record<string, string>): string | undefined {
  const { translation, found } = message;
  if (tokens.brand && spellsOut(found, translation, tokens.brand))
    return `expected {brand} instead of "${tokens.brand}"`;
  const field = searchFieldOf(message);
  return field && lengthMistake(field, fillPlaceholders(translation, tokens));
}

/** Words to mark that a translated text doesn't have once. */
function markedProblems(
  content: Content,
  file: TranslationFile,
  tokens: Record<string, string>,
): Problem[] {
  const translations = new Map(
    file.translated.map(({ context, translation }) => [context, translation]),
  );
  return content.fieldsOf("text").flatMap(({ entry, field, text }) => {
    const place = placeOfWhole(field.at);
    if (!place) return [];
    const context = contextOf(entry, field.at);
    const contextOfWhole = contextOf(entry, place);
    // Words that are only a token have no message.
    const marked = translations.get(context) ?? text;
    const whole = translations.get(contextOfWhole);
    // Without a translation, both are in English.
    const mistake = marked && whole && markedMistake(marked, whole, place, tokens);
    const named = translations.has(context) ? context : contextOfWhole;
    return mistake ? [problemAt(file, named, mistake, context)] : [];
  });
}

/** What the rules for English texts say of translations. */
function ruleProblems(content: Content, file: TranslationFile): Problem[] {
  const tokens = tokensInLanguage(content, file);
  const there = file.translated.filter(({ translation }) => translation);
  const problems = there.flatMap((message) => {
    const mistake = ruleMistake(message, tokens);
    return mistake ? [problemAt(file, message.context, mistake)] : [];
  });
  const searchTexts = there.flatMap((message) => ({
    name: searchFieldOf(message) ?? "",
    scope: "",
    text: fillPlaceholders(message.translation, tokens),
    location: () => problemAt(file, message.context, ""),
    problem: (words: string) => problemAt(file, message.context, words),
  }));
  return [
    ...problems,
    ...markedProblems(content, file, tokens),
    ...repeats(searchTexts.filter(({ name }) => name)),
  ];
}

/** The translated titles that search results shorten. */
export function longTranslatedTitles(content: Content, file: TranslationFile): Problem[] {
  const tokens = tokensInLanguage(content, file);
  return file.translated
    .filter((message) => searchFieldOf(message) === "title")
    .flatMap(({ context, translation }) => {
      const long = longTitle(fillPlaceholders(translation, tokens));
      return long ? [problemAt(file, context, long)] : [];
    });
}

/** The translations that don't fit their fields, each by itself. */
const misfits = (file: TranslationFile, messages: readonly Translated[]): Problem[] =>
  messages.flatMap(({ context, translation, found: { entry, field } }) => {
    const schema = schemaAt(entry.entity.schema, entry.value, field.at.slice(entry.at.length));
    return schema
      ? describeIssues(schema, asInEnglish(translation), (_path, message) =>
          problemAt(file, context, message),
        )
      : [];
  });

/** The translations that lost a token or link of their text, or don't fit the field. */
export function translationProblems(file: TranslationFile): Problem[] {
  return [...byEntry(file.translated)].flatMap(([entry, own]) => {
    const unreadable = own.flatMap((message) => {
      const lost = message.translation && (mistakeIn(message) ?? lostParts(message));
      return lost ? [problemAt(file, message.context, lost)] : [];
    });
    if (unreadable.length > 0) return unreadable;
    const done = own.filter(({ translation }) => translation);
    // Rules that compare fields hold only when all are translated.
    if (done.length < own.length) return misfits(file, done);
    const words = new Map(
      own.map(({ found, translation }) => [pathOf(found.field.at), translation]),
    );
    const value = mapContent(
      entry.entity.schema,
      entry.value,
      (field) => asInEnglish(words.get(pathOf(field.at)) ?? "") || field.value,
      undefined,
      entry.at,
    );
    return describeIssues(entry.entity.schema, value, (path, message) =>
      problemAt(file, contextOf(entry, [...entry.at, ...path]), message),
    );
  });
}

/** The links and redirects of the content that lead to a page in the language, such as `/es/pricing`, that isn't there. */
export function absentPageProblems(content: Content, file: TranslationFile): Problem[] {
  const { language, translated } = file;
  const found = content.fieldsOf("target").flatMap(({ text, problem }) => {
    const target = splitLanguage(parseTarget(text)?.path ?? "", [language]);
    return target.language === language ? [{ path: target.path, problem }] : [];
  });
  // Only then, because it takes a while.
  if (found.length === 0) return [];
  const paths = translatedPages(content, translated).map(({ value }) => valueAt(value, ["path"]));
  return found
    .filter(({ path }) => !paths.includes(path))
    .map(({ path, problem }) =>
      problem(
        `"${path}" isn't there in the language "${language}" as long as its heading has no translation; translate it, or lead to "${path}"`,
      ),
    );
}

/** What is wrong with a translation, and with links that lead to its pages. */
export const wrongTranslations = (content: Content, file: TranslationFile): Problem[] => [
  ...oncePerLocation(translationProblems(file), ruleProblems(content, file)),
  ...absentPageProblems(content, file),
];
