import { valueAt } from "../../schema/schemaFields";
import type { Edition } from "../edition";
import type { Entry } from "../entries";

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

/**
 * The text of a guide in its final form: in the language of an entry, with tokens filled in. Headings keep their `id`, so that
 * links lead to them in every language and with every brand. What has no translation says in which language it is: in a comment
 * that `guideMarkup` reads, or in a field of its component.
 * @param entry the guide in the language
 * @returns undefined for an entry that is no guide
 */
export function finishedText(
  entry: Entry,
  { tokensIn, otherLanguage }: Pick<Edition, "tokensIn" | "otherLanguage">,
): string | undefined {
  const { contentFile, value, fieldsOf, languageAt } = entry;
  const { mdx } = contentFile;
  if (!mdx) return undefined;
  const { text, spanAt } = mdx;
  const parts = fieldsOf("text").flatMap(({ field, text: present }) => {
    const span = spanAt(field.at);
    if (!span) return [];
    const { start, end, isExpression } = span;
    const isTranslated = present !== valueAt(contentFile.value, field.at);
    // What isn't translated keeps its lines and notes.
    const markdown = isTranslated ? present : text.slice(start, end);
    const anchor = valueAt(value, [...field.at.slice(0, 3), "anchor"]);
    const id = anchor ? `{/*#${anchor}*/}` : "";
    const words = withTokens(
      markdown,
      tokensIn(languageAt(field.at)),
      isExpression ? inQuotes : asText,
    );
    const lang = otherLanguage(entry, field.at);
    const isInPart = field.at[1] === "parts";
    const note = lang && !isInPart ? `{/*lang:${lang}*/}` : "";
    // What ends the title ends it too.
    const quote = text.charAt(end);
    const [close, open] = isExpression ? [`${quote}}`, `{${quote}`] : [quote, quote];
    const isTitle = isInPart && field.at[3] === "title";
    const languageField = lang && isTitle ? `${close} lang=${open}${lang}` : "";
    return [{ start, end, words: words + id + note + languageField }];
  });
  return parts
    .sort((a, b) => b.start - a.start)
    .reduce((mdx, { start, end, words }) => mdx.slice(0, start) + words + mdx.slice(end), text)
    .trimStart();
}
