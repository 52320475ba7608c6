import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePointOf } from "../schema/textRules";
import type { Damage } from "./problems";

const value = 'a text in straight quotes " (those in it are “ and ”), digits, true or false';
const name = 'a name in straight quotes " (no comma stands before a } or in a number)';
const end = "a comma, or a closing brace } or bracket ] (no number begins with 0)";

const expected: Record<string, string> = {
  InvalidSymbol: value,
  UnexpectedEndOfNumber: "digits after the period",
  ValueExpected: `${value} (no comma stands before a ])`,
  PropertyNameExpected: name,
  ColonExpected: "a colon after the name",
  CommaExpected: end,
  CloseBraceExpected: end,
  CloseBracketExpected: end,
  EndOfFileExpected: "nothing after the end of the content",
  InvalidCommentToken: "no comment",
};
const wholeText =
  'a straight quote " at the end of a line’s text, and no single backslash or tab in it';

/** Describes the first syntax error of a JSON file: its place, what is expected, and what is there. */
export function describeSyntaxError(text: string, { error, offset, length }: ParseError): Damage {
  const found = text.slice(offset, offset + Math.min(length, 40)) || "the end of the file";
  const shown = /^[\p{Cf}\p{Z}]/u.test(found)
    ? `an invisible character (${codePointOf(found)})`
    : found;
  const right = expected[printParseErrorCode(error)] ?? wholeText;
  return { offset, message: `not valid JSON: expected ${right}, got ${shown}` };
}
