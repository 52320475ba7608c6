import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePointOf } from "../fields/textRules";
import type { Damage } from "./problems";

const any = /^/;
const inText = /EndOfString|Escape|Unicode|InvalidCharacter/;
const start = /PropertyName|ValueExpected/;

/** The first row that fits says what to do; % is what was found. */
const mistakes: [error: RegExp, found: RegExp, before: RegExp, message: string][] = [
  [
    inText,
    /\\(?!["\\/bfnrt]|u[\da-f]{4})|\p{Cc}/iu,
    any,
    "found a single backslash or a tab in a text; write a space, or two backslashes for one",
  ],
  [
    any,
    /^['`“”„‘’‚«»]|[“”„«»][\s,:\]}]*$/,
    any,
    'found a curly or single quote in %; write a straight quote "',
  ],
  [inText, any, any, 'found a text without an end on its line; write " there'],
  [any, /^[\p{Cf}\p{Z}]/u, any, "found %; delete it"],
  [/Symbol/, any, /"$/, "found % after the end of a text; write “ and ” for quotes inside a text"],
  [/Comment/, any, any, "found a comment; remove it, because JSON has none"],
  [start, any, /,$/, "found a comma before %; remove the comma, or write a period in a number"],
  [/Close|Comma/, /[\]}:]|the end/, any, "found %; a closing brace } or bracket ] is missing"],
  [/Comma/, /["[{]/, any, "found %; write a comma before it"],
  [/EndOfFile/, any, any, "found % after the end of the content; remove it"],
  [
    any,
    any,
    any,
    'found %; write "name": value, texts in straight quotes ", numbers as digits without a 0 in front, and true or false in lowercase',
  ],
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
