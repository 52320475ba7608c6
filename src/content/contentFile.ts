import { readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import { repeatedNames, syntaxError } from "./jsonSyntax";
import type { Span } from "./mdx/body";
import { parseMdx } from "./mdx/mdxFile";
import { fieldName, type Problem, problemsIn, unreadableText } from "./problems";

/** A content file with the locations of its fields. */
export interface ContentFile {
  /** Its path below `data/`. */
  path: string;
  /** The parsed content of the file; undefined when it can't be parsed. */
  value: unknown;
  /** What makes the file unreadable, or names that it repeats, or what the text of MDX contains and must not. */
  problems: Problem[];
  /** Only of MDX: its text without fields at the top, and where in it the words of a field stand, with their marks. */
  mdx?: { text: string; spanAt(at: JSONPath): Span | undefined };
  /** Makes a problem at a field, or at the nearest part around it that exists. */
  problemAt(at: JSONPath, message: string): Problem;
}

const nearest = (tree: Node | undefined, at: JSONPath): Node | undefined =>
  tree && (findNodeAtLocation(tree, at) ?? nearest(tree, at.slice(0, -1)));

function parseJson(file: string, text: string): ContentFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  // What follows the first syntax error is mostly its echo.
  const unreadable = unreadableText(text) ?? (first && syntaxError(text, first));
  const textProblems = unreadable ? [unreadable] : tree ? repeatedNames(tree, text) : [];
  const at = problemsIn(`data/${file}`, text);

  return {
    path: file,
    value: tree && textProblems.length === 0 ? getNodeValue(tree) : undefined,
    problems: textProblems.map(({ offset, message }) => at(offset, message)),
    problemAt(path, message) {
      const field = fieldName(tree?.type === "array" ? [basename(file, ".json"), ...path] : path);
      return at(nearest(tree, path)?.offset ?? 0, message, field);
    },
  };
}

/** Parses the text of a content file; its ending says whether it is JSON or MDX. */
export const parseContentFile = (file: string, text: string): ContentFile =>
  (file.endsWith(".mdx") ? parseMdx : parseJson)(file, text);

/** The text of a content file. */
export const readText = (folder: string, file: string): string =>
  readFileSync(`${folder}/${file}`, "utf8");
