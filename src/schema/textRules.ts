/** The code of a character that can't be shown, such as `U+200B`. */
export const codePointOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** What no text that people read may contain, with the message for it. */
const unwanted: readonly [RegExp, (found: string) => string][] = [
  [
    // Tags, entities and Markdown.
    /<[A-Za-z/!?][^\s>]*>?|&(#\d+|#[Xx][\dA-Fa-f]+|[A-Za-z]+\d*);|\*\*|^(#{2,}|# )/,
    (found) => `expected plain text without "${found}"`,
  ],
  [
    // A link where none may be, or without words, or with a bracket too few.
    /\]\(|(\[[^\][]*|\]\s*)\((\/|#|https?:|mailto:|tel:|site:|form:)\w?/,
    (found) =>
      `expected a link as [words](/pricing), in a text that may link, instead of "${found}"`,
  ],
  [
    // Control characters, halves of pairs, zero-width spaces, separators, and direction marks.
    /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    (found) => `expected no invisible character (${codePointOf(found)})`,
  ],
  [/['"]/, (found) => `expected ’, “ or ” instead of the straight ${found}`],
];

/** A text with the quotes and apostrophes that the rules above expect instead of straight ones. */
export const curlyQuotes = (value: string) =>
  value
    .replace(/'/g, "’")
    .replace(/(^|[\s([—–-])"(?=\S)/g, "$1“")
    .replace(/"/g, "”");

/** The message for the first unwanted part of a text; undefined when there is none. */
export function unwantedIn(value: string): string | undefined {
  for (const [pattern, message] of unwanted) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return message(found);
  }
  return undefined;
}
