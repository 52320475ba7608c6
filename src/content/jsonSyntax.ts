import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePointOf } from "../fields/textRules";
import type { Damage } from "./location";

const any = /^/;
const inText = /EndOfString|Escape|Unicode|InvalidCharacter/;
const start = /PropertyName|ValueExpected/;

/**
 * What to say about a mistake: the parser's name for it, what was found, what stands before that, and the message, in which % is
 * what was found. The first row that fits says it.
 */
const mistakes: [error: RegExp, found: RegExp, before: RegExp, message: string][] = [
  [
    inText,
    /\\(?!["\\/bfnrt]|u[\da-f]{4})/i,
    any,
    "found a single backslash; write two for one, or remove it",
  ],
  [inText, /\p{Cc}/u, any, "found a tab or another control character; write a space"],
  [inText, /[“”„«»][\s,:\]}]*$/, any, 'found a curly quote; write a straight quote "'],
  [inText, any, any, 'found a text without an end on its line; write " there'],
  [any, /^['`“”„‘’‚«»]/, any, 'found another kind of quote in %; write a straight quote "'],
  [any, /^[\p{Cf}\p{Z}]/u, any, "found %; delete it"],
  [any, /^(true|false|null)$/i, any, "found %; write it in lowercase"],
  [/Symbol/, any, /"$/, "found % after the end of a text; write “ and ” for quotes inside a text"],
  [/Comment/, any, any, "found a comment; remove it, because JSON has none"],
  [any, /^\d/, /(^|[^\d.])0$/, "found a number that begins with 0; remove the 0"],
  [start, /^\d/, /\d,$/, "found a comma in a number; write a period"],
  [start, any, /,$/, "found a comma before %; remove the comma"],
  [/PropertyName/, any, any, 'found %; write the name of a field in straight quotes " before it'],
  [/ValueExpected/, any, any, "found %; write a value before it"],
  [/Close|Comma/, /[\]}:]|the end/, any, "found %; a closing brace } or bracket ] is missing"],
  [/Comma/, any, any, "found %; write a comma before it"],
  [/Colon/, any, any, "found %; write a colon : between the name of a field and its value"],
  [/EndOfFile/, any, any, "found % after the end of the content; remove it"],
  [any, any, any, 'found %; write texts and names in straight quotes ", and numbers as digits'],
];

/** Describes the first syntax error of a JSON file: its place, what is there, and what to write instead. */
export function describeSyntaxError(text: string, { error, offset, length }: ParseError): Damage {
  const found = text.slice(offset, offset + length) || "the end of the file";
  const before = text.slice(0, offset).trimEnd();
  const name = printParseErrorCode(error);
  const row = mistakes.find(
    ([code, here, earlier]) => code.test(name) && here.test(found) && earlier.test(before),
  );
  const shown = /^[\p{Cf}\p{Z}]/u.test(found)
    ? `an invisible character (${codePointOf(found)})`
    : found.slice(0, 40);
  return {
    offset: offset + found.search(row?.[1] ?? any),
    message: `not valid JSON: ${row?.[3].replace("%", () => shown)}`,
  };
}
