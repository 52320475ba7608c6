/** The code of a character that can't be shown, such as `U+200B`. */
export const codePointOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** A character as messages name it, with its article. */
function named(character: string): string {
  if (character === "\n" || character === "\r") return "a line break";
  if (character === "\t") return "a tab";
  if (/[\s\p{Z}]/u.test(character)) return "a space";
  if (/[\p{C}\u2800]/u.test(character)) return `an invisible character (${codePointOf(character)})`;
  return /\p{Lu}/u.test(character) ? `the capital "${character}"` : `"${character}"`;
}

/**
 * Names the characters that a name or an address can't have, in words that follow what is expected.
 * @param fit what each of its characters must be
 * @returns empty when all are right
 */
export function withoutUnfit(value: string, fit: RegExp): string {
  const unfit = new Set([...value].filter((character) => !fit.test(character)).map(named));
  return unfit.size > 0 ? `, without ${[...unfit].join(", ")}` : "";
}

/** Whether a text shows anything: not only spaces and characters that are invisible by themselves. */
export const isVisible = (value: string): boolean =>
  /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);

/** Control characters, halves of pairs, zero-width spaces, separators, and direction marks. */
export const unwantedCharacter =
  /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** What no text that people read may contain, with the message for it. */
const unwanted: readonly [RegExp, (found: string) => string][] = [
  [
    // Tags, entities and Markdown.
    /<[A-Za-z/!?][^\s>]*>?|&(#\d+|#[Xx][\dA-Fa-f]+|[A-Za-z]+\d*);|\*\*|^(#{2,}|# )/,
    (found) => `expected plain text without "${found}"`,
  ],
  [
    // UTF-8 that was read as Windows-1252: a quote or dash becomes three characters, an accent or sign two.
    /â€.|[ÂÃ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/,
    (found) => `expected readable characters instead of "${found}"; type them again`,
  ],
  [
    // A link where none may be, or without words, or with brackets apart, swapped or missing.
    /\]\([^()]*\)?|(\[[^\][]*|\]\s*)\((\/|#|https?:|mailto:|tel:|site:|form:)\w?|\((\/|#|https?:|mailto:|tel:|site:|form:)[^()\s]*\)\s*\[/,
    (found) =>
      `expected a link as [words](/pricing), in a text that may link, instead of "${found}"`,
  ],
  [unwantedCharacter, (found) => `expected a text without ${named(found)}`],
  [/['"]/, (found) => `expected ’, “ or ” instead of the straight ${found}`],
];

/** A text with the quotes and apostrophes that the rules above expect instead of straight ones. */
export const curlyQuotes = (value: string): string =>
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
