import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { codePointOf } from "../schema/textRules";
import { repeatedName } from "./messages";
import { locationOf, type TextProblem } from "./problems";

interface Mistake {
  /** The name that the parser gives the error. */
  error: RegExp;
  /** What stands where the error is. */
  found?: RegExp;
  /** What stands before it, without space between. */
  before?: RegExp;
  expected: string;
}

const afterComma = "expected no comma after the last entry or field";
const inText = /EndOfString|Escape|Unicode|InvalidCharacter/;

/** The first that fits says what to write. */
const mistakes: Mistake[] = [
  {
    error: /Escape|Unicode/,
    expected: "expected two backslashes in a text for each that it shows",
  },
  { error: /InvalidCharacter/, expected: "expected a space in a text instead of a tab" },
  { error: inText, expected: 'expected a text that ends with " on its line' },
  { error: /Comment/, expected: "expected no comment" },
  { error: /EndOfFile/, expected: "expected nothing after the end of the content" },
  {
    error: /PropertyName/,
    found: /^\d/,
    before: /\d,$/,
    expected: "expected a period in a number instead of a comma",
  },
  {
    error: /PropertyName|ValueExpected/,
    found: /^,/,
    expected: "expected one comma between entries",
  },
  { error: /PropertyName|ValueExpected/, found: /^[\]}]/, before: /,$/, expected: afterComma },
  { error: /PropertyName/, expected: 'expected a name in straight quotes "' },
  { error: /Colon/, expected: "expected a colon after the name" },
  {
    error: /Comma/,
    found: /^\d/,
    before: /(^|[\s:[,])-?0$/,
    expected: "expected a number without a 0 in front",
  },
  { error: /EndOfNumber/, expected: "expected digits after the period of a number" },
  { error: /Symbol/, found: /^(true|false|null)$/i, expected: "expected lowercase letters" },
  { error: /Symbol/, found: /^[$€£]/, expected: "expected a number without a currency" },
  { error: /Symbol/, found: /^\.\d/, expected: "expected a digit in front of the period" },
  {
    error: /Symbol/,
    found: /^[\p{L}\d]/u,
    before: /"$/,
    expected: "expected “ and ” for quotes inside a text",
  },
  {
    error: /Symbol|ValueExpected/,
    expected: 'expected a text in straight quotes ", a number, true or false',
  },
  { error: /^/, expected: "expected a comma, or a closing brace } or bracket ]" },
];

/** What the first syntax error of a JSON file is, and what to write there. */
export function syntaxError(text: string, { error, offset, length }: ParseError): TextProblem {
  const name = printParseErrorCode(error);
  const found = text.slice(offset, offset + Math.min(length, 40)) || "the end of the file";
  const before = text.slice(0, offset).trimEnd();
  const invisible = /^[\p{Cf}\p{Z}]/u.test(found);
  const mistake = mistakes.find(
    (one) =>
      one.error.test(name) &&
      (!one.found || one.found.test(found)) &&
      (!one.before || one.before.test(before)),
  );
  const got = invisible ? `an invisible character (${codePointOf(found)})` : found;
  return { offset, message: `not valid JSON: ${mistake?.expected}, got ${got}` };
}

/** The names that an object has a second time. JSON allows them, and the last one counts. */
export function repeatedNames(node: Node, text: string): TextProblem[] {
  if (node.type !== "object")
    return (node.children ?? []).flatMap((child) => repeatedNames(child, text));
  const first = new Map<string, number>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key) return [];
    const earlier = first.get(key.value);
    const inside = value ? repeatedNames(value, text) : [];
    if (earlier === undefined) {
      first.set(key.value, key.offset);
      return inside;
    }
    const message = repeatedName(key.value, locationOf(text, earlier).line);
    return [{ offset: key.offset, message }, ...inside];
  });
}
