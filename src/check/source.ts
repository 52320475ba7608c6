import { readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { codePointOf } from "../schema/textRules";
import type { Span } from "./mdx/body";
import { parseMdx } from "./mdx/mdxSource";
import { damagedText, fieldName, type Problem, problemsIn } from "./problems";

const value = 'a text in straight quotes ", a number, true or false';
const end = "a comma, or a closing brace } or bracket ]";

const expected: Record<string, string> = {
  InvalidSymbol: value,
  ValueExpected: value,
  PropertyNameExpected: 'a name in straight quotes "',
  ColonExpected: "a colon after the name",
  CommaExpected: end,
  CloseBraceExpected: end,
  CloseBracketExpected: end,
  EndOfFileExpected: "nothing after the end of the content",
  InvalidCommentToken: "no comment",
};

function syntaxError(text: string, { error, offset, length }: ParseError) {
  const found = text.slice(offset, offset + Math.min(length, 40)) || "the end of the file";
  const isInvisible = /^[\p{Cf}\p{Z}]/u.test(found);
  const right = expected[printParseErrorCode(error)] ?? 'a text that ends with " on its line';
  const got = isInvisible ? `an invisible character (${codePointOf(found)})` : found;
  return { offset, message: `not valid JSON: expected ${right}, got ${got}` };
}

/** A content file with the places of its fields. */
export interface Source {
  file: string;
  /** The parsed content of the file; undefined when it can't be parsed. */
  value: unknown;
  /** What makes the file unreadable, or what the text of MDX contains and must not, apart from its fields. */
  problems: Problem[];
  /** Only of MDX: its text without fields at the top, and where in it the words of a field stand, with their marks. */
  mdx?: { text: string; spanAt(at: JSONPath): Span | undefined };
  /** Makes a problem at a field, or at the nearest part around it that exists. */
  problemAt(at: JSONPath, message: string): Problem;
}

const nearest = (tree: Node | undefined, at: JSONPath): Node | undefined =>
  tree && (findNodeAtLocation(tree, at) ?? nearest(tree, at.slice(0, -1)));

function parseJson(file: string, text: string): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  // What follows the first syntax error is mostly its echo.
  const damage = damagedText(text) ?? (first && syntaxError(text, first));
  const at = problemsIn(file, text);

  return {
    file,
    value: tree && !damage ? getNodeValue(tree) : undefined,
    problems: damage ? [at(damage.offset, damage.message)] : [],
    problemAt(path, message) {
      const field = fieldName(tree?.type === "array" ? [basename(file, ".json"), ...path] : path);
      return at(nearest(tree, path)?.offset ?? 0, message, field);
    },
  };
}

/** Parses the text of a content file; its ending says whether it is JSON or MDX. */
export const parseSource = (file: string, text: string): Source =>
  (file.endsWith(".mdx") ? parseMdx : parseJson)(file, text);

export const readText = (folder: string, file: string) => readFileSync(`${folder}/${file}`, "utf8");

export const readSource = (folder: string, file: string) =>
  parseSource(file, readText(folder, file));
