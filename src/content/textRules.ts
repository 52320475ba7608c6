import { tokenForms } from "./tokenValues";

/** The code of a character that can't be shown, such as `U+200B`. */
export const codePointOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * What no text that people read may contain, with the message for it. A `<` begins a tag under the same condition as in HTML
 * (https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state). `besideLinks` is the pattern for texts that may link to pages.
 */
const unwanted: readonly {
  pattern: RegExp;
  besideLinks?: RegExp;
  says: (found: string) => string;
  rule: string;
}[] = [
  {
    pattern: /<[A-Za-z/!?][^\s>]*>?/,
    says: (found) => `expected plain text without the tag ${found.replace(/>?$/, ">")}`,
    rule: "expected plain text without tags such as <b>",
  },
  {
    pattern: /&(#\d+|#[Xx][\dA-Fa-f]+|[A-Za-z]+\d*);/,
    says: (found) => `expected the character itself in place of ${found}`,
    rule: "expected the character itself in place of a code such as &nbsp;",
  },
  {
    // UTF-8 that was read as Windows-1252: a quote or dash becomes three characters, an accent or sign two.
    pattern: /â€.|[ÂÃ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/,
    says: (found) => `expected readable characters in place of "${found}"; type them again`,
    rule: 'expected readable characters in place of those such as "â€™"; type them again',
  },
  {
    // Control characters, halves of surrogate pairs, zero-width spaces, line and paragraph separators, and direction marks.
    pattern: /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    says: (found) => `expected no invisible character (${codePointOf(found)}); type the text again`,
    rule: "expected no invisible characters; type the text again",
  },
  {
    pattern: /\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} /,
    besideLinks: /\*\*|\[[^\]]+\]\((?!(\/[^()\s]*|form:contact)\))[^)]*\)|^#{1,6} /,
    says: (found) => `expected plain text without the Markdown mark "${found}"`,
    rule: 'expected plain text without Markdown marks such as "**"',
  },
  {
    pattern: /['"]/,
    says: (found) =>
      found === "'"
        ? "expected ’ in place of the straight '"
        : 'expected “ and ” in place of the straight "',
    rule: "expected ’ in place of ', and “ and ” in place of \"",
  },
];

export const outerSpace = "expected no space at its start or end";

/** A rule in a JSON Schema; VS Code shows the message. */
interface EditorRule {
  pattern: string;
  patternErrorMessage: string;
}

/** What editors know of the words in braces of a text. */
export function tokenRule(places: readonly string[]): EditorRule {
  const known = [...Object.values(tokenForms), ...places].join("|");
  const needed = places.map((name) => `{${name}}`).join(", ");
  return {
    pattern: `^${places.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("")}([^{}]|\\{(${known})\\})*$`,
    patternErrorMessage: `expected ${needed && `${needed} in the text, and `}no other words in braces than those of docs/content.md, such as {brand}`,
  };
}

/** A reference to a definition below. */
export const definition = (name: "PlainText" | "LinkedText" | "Text") => ({
  $ref: `#/definitions/${name}`,
});

/** What editors know of the words of a text, by the pattern of what it may not contain. */
const wordRules = (patternOf: (rule: (typeof unwanted)[number]) => RegExp): EditorRule[] => [
  { pattern: "^(\\S([\\s\\S]*\\S)?)?$", patternErrorMessage: outerSpace },
  ...unwanted.map((rule) => ({
    pattern: `^(?![\\s\\S]*(${patternOf(rule).source}))`,
    patternErrorMessage: rule.rule,
  })),
];

/** What editors know of texts. The schemas of fields refer to these definitions, because there are hundreds of texts. */
export const editorDefinitions = {
  PlainText: { description: "Words without markup.", allOf: wordRules(({ pattern }) => pattern) },
  LinkedText: {
    description: "Words without markup, apart from links to pages.",
    allOf: wordRules(({ pattern, besideLinks = pattern }) => besideLinks),
  },
  Text: {
    description: "A text that people read.",
    allOf: [definition("PlainText"), tokenRule([])],
  },
};

/** Returns a text with the quotes and apostrophes that the rules above expect in place of straight ones. */
export const curlyQuotes = (value: string): string =>
  value
    .replace(/'/g, "’")
    .replace(/(^|[\s([—–-])"(?=\S)/g, "$1“")
    .replace(/"/g, "”");

/** The message for the first unwanted part of a text; undefined when there is none. */
export function unwantedIn(value: string): string | undefined {
  for (const { pattern, says } of unwanted) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return says(found);
  }
  return undefined;
}
