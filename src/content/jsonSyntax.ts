import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePointOf } from "./textRules";

/** A mistake that makes a file unreadable as a whole. */
export interface Damage {
  /** Its place: the number of characters before it. */
  offset: number;
  message: string;
}

/** The names of quotation marks that JSON doesn't know. */
const quoteNames: Record<string, string> = {
  "'": "a single quote '",
  "`": "a backtick `",
  "«": "a quotation mark «",
  "»": "a quotation mark »",
};

const wrongQuote = (quote: string) =>
  `found ${quoteNames[quote] ?? `a curly quote ${quote}`}; write a straight quote "`;

/** What a word means that isn't a value of JSON. */
function wrongWord(word: string, before: string): string {
  const [first = ""] = word;
  if (/['`“”„‘’‚«»]/.test(first)) return wrongQuote(first);
  if (/^(<{7}|={7}|>{7})/.test(word))
    return `found ${word.slice(0, 7)}, a mark of a merge conflict; keep one version and delete the lines with such marks`;
  if (/[\p{Cf}\p{Z}]/u.test(first))
    return `found an invisible character (${codePointOf(first)}); delete it`;
  if (/^(true|false|null)$/i.test(word))
    return `found ${word}; write ${word.toLowerCase()} in small letters`;
  if (before.endsWith('"'))
    return `found ${word} after the end of a text; write “ and ” for quotes inside a text`;
  return `found ${word}; write texts and the names of fields in straight quotes ", and numbers as digits only`;
}

/** What is wrong where a value or the name of a field must follow. */
function wrongStart(found: string, before: string, expected: string): string {
  const [decimals] = /\d+,$/.exec(before) ?? [];
  if (decimals && /^\d/.test(found))
    return `found ${decimals}${found}; write a point in place of the comma: ${decimals.replace(",", ".")}${found}`;
  if (before.endsWith(","))
    return found === ","
      ? "found a second comma; take it out"
      : `found a comma before ${found}; take the comma out`;
  return `found ${found}; write ${expected} before it`;
}

/** What is wrong where a comma or the end of a list or an object must follow. */
function wrongNext(found: string): string {
  if (found === "]") return "found ]; write a closing brace } or an opening bracket [ before it";
  if (found === "}") return "found }; write a closing bracket ] or an opening brace { before it";
  return found === ":"
    ? "found :; write a closing bracket ] before the name of this field"
    : `found ${found}; write a comma before it`;
}

/** What is wrong inside a text in quotes, and how far from its first quote. */
function wrongText(found: string): { distance: number; message: string } {
  const backslash = found.search(/\\(?!["\\/bfnrt]|u[\da-f]{4})/i);
  if (backslash >= 0)
    return {
      distance: backslash,
      message: "found a single backslash \\; write \\\\ for a backslash, or take it out",
    };
  const control = found.split("").findIndex((character) => character < " ");
  if (control >= 0)
    return {
      distance: control,
      message: "found a tab or another control character in a text; write a space",
    };
  const curly = found.search(/[“”„«»][\s,:\]}]*$/);
  if (curly >= 0) return { distance: curly, message: wrongQuote(found.charAt(curly)) };
  return {
    distance: 0,
    message: 'found a text without an end on its line; write a straight quote " at its end',
  };
}

/** What to say of the mistakes outside of texts, by the parser's name for them. */
const messages: Record<string, (found: string, before: string) => string> = {
  InvalidSymbol: wrongWord,
  InvalidCommentToken: () => "found a comment; take it out, because JSON has no comments",
  PropertyNameExpected: (found, before) =>
    wrongStart(found, before, 'the name of a field in straight quotes "'),
  ValueExpected: (found, before) => wrongStart(found, before, "a value"),
  CommaExpected: wrongNext,
  ColonExpected: (found) =>
    `found ${found}; write a colon : between the name of a field and its value`,
  CloseBraceExpected: (found) => `found ${found}; write a closing brace } before it`,
  CloseBracketExpected: (found) => `found ${found}; write a closing bracket ] before it`,
  EndOfFileExpected: (found) => `found ${found} after the end of the content; take it out`,
  UnexpectedEndOfNumber: (found) =>
    `found ${found}; write a digit after the last sign of the number`,
};

const inText = [
  "UnexpectedEndOfString",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
  "InvalidCharacter",
];

/**
 * Describes the first syntax error of a JSON file.
 * @param text the content of the file
 * @returns the place, what is there, and what to write instead
 */
export function describeSyntaxError(text: string, { error, offset, length }: ParseError): Damage {
  const found = text.slice(offset, offset + length) || "the end of the file";
  const name = printParseErrorCode(error);
  if (inText.includes(name)) {
    const { distance, message } = wrongText(found);
    return { offset: offset + distance, message: `not valid JSON: ${message}` };
  }
  const describe = messages[name] ?? wrongWord;
  const shown = found.length > 40 ? `${found.slice(0, 39)}…` : found;
  return { offset, message: `not valid JSON: ${describe(shown, text.slice(0, offset).trimEnd())}` };
}
