import { valueAt } from "../../schema/schemaFields";
import type { ContentFile } from "../contentFile";
import type { Edition } from "../edition";
import type { Entry, FoundField } from "../entries";
import type { Span } from "./body";

/** Signs that could be markup, as references that a parser reads as text. */
const asText = (value: string): string =>
  value.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For the value of an expression, where references are no signs. */
const inQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Fills in tokens; not in code, which shows what is written. */
const withTokens = (
  words: string,
  tokens: Record<string, string>,
  escaped: (value: string) => string,
): string =>
  words.replace(/(`+)[\s\S]*?\1|\{([\w.-]+)\}/g, (match, _code, name) => {
    const value = tokens[name];
    return value === undefined ? match : escaped(value);
  });

type GuideText = NonNullable<ContentFile["mdx"]>;
type Finishing = Pick<Edition, "tokensIn" | "otherLanguage">;

/** What stands in place of a part of a text. */
interface Replacement {
  start: number;
  end: number;
  words: string;
}

/** The words of a field with their tokens filled in. */
function finishedWords(
  { entry, field, text: present }: FoundField,
  { start, end, isExpression }: Span,
  text: string,
  { tokensIn }: Finishing,
): string {
  const isTranslated = present !== valueAt(entry.contentFile.value, field.at);
  // What isn't translated keeps its lines and notes.
  const markdown = isTranslated ? present : text.slice(start, end);
  const tokens = tokensIn(entry.languageAt(field.at));
  return withTokens(markdown, tokens, isExpression ? inQuotes : asText);
}

/** A field for the language of a component, behind its title. */
function languageField({ end, isExpression }: Span, text: string, lang: string): string {
  // What ends the title ends it too.
  const quote = text.charAt(end);
  const [close, open] = isExpression ? [`${quote}}`, `{${quote}`] : [quote, quote];
  return `${close} lang=${open}${lang}`;
}

/** What follows the words of a field: the `id` of a heading, and their language if it isn't that of the text. */
function notesOn(
  { entry, field }: FoundField,
  span: Span,
  text: string,
  finishing: Finishing,
): string {
  const { at } = field;
  const lang = finishing.otherLanguage(entry, at);
  if (at[1] === "parts") return lang && at[3] === "title" ? languageField(span, text, lang) : "";
  const anchor = valueAt(entry.value, [...at.slice(0, 3), "anchor"]);
  return (anchor ? `{/*#${anchor}*/}` : "") + (lang ? `{/*lang:${lang}*/}` : "");
}

/** What stands in place of a field; nothing of a field that isn't in the text. */
function replacementsFor(
  found: FoundField,
  { text, spanAt }: GuideText,
  finishing: Finishing,
): Replacement[] {
  const span = spanAt(found.field.at);
  if (!span) return [];
  const words = finishedWords(found, span, text, finishing) + notesOn(found, span, text, finishing);
  return [{ start: span.start, end: span.end, words }];
}

/**
 * The text of a guide in its final form: in the language of an entry, with tokens filled in. Headings keep their `id`, so that
 * links lead to them in every language and with every brand. What has no translation says in which language it is: in a comment
 * that `guideMarkup` reads, or in a field of its component.
 * @param entry the guide in the language
 * @returns undefined for an entry that is no guide
 */
export function finishedText(entry: Entry, finishing: Finishing): string | undefined {
  const { mdx } = entry.contentFile;
  if (!mdx) return undefined;
  return (
    entry
      .fieldsOf("text")
      .flatMap((found) => replacementsFor(found, mdx, finishing))
      // From the end, so that the others stay where they are.
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, words }) => text.slice(0, start) + words + text.slice(end),
        mdx.text,
      )
      .trimStart()
  );
}
