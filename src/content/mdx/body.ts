import type { Expression } from "estree";
import type { JSONPath } from "jsonc-parser";
import type { MdxJsxAttribute } from "mdast-util-mdx";
import type { z } from "zod";
import type { guide } from "../../schema/entries/guides";
import { repeatedName } from "../messages";
import type { TextProblem } from "../problems";
import {
  boldMistake,
  headingMistake,
  kindMistake,
  nestingMistake,
  paragraphMistake,
  rowMistake,
} from "./mistakes";
import {
  anchorOf,
  type Component,
  childrenOf,
  inOneLine,
  isComment,
  isComponent,
  parseTree,
  type TextNode,
  unwrappedChildren,
  wordsOf,
} from "./tree";

/** What a text contains that the check and the pages need. Its parts may lack what the schema expects of them. */
interface Body extends Omit<z.infer<typeof guide>["body"], "parts"> {
  parts: Record<string, unknown>[];
}

const startOf = (node?: TextNode): number => node?.position?.start.offset ?? 0;
const endOf = (node?: TextNode): number => node?.position?.end.offset ?? 0;

const withoutNotes = (words: string) => inOneLine(words.replace(/\{\/\*.*?\*\/\}/gs, ""));

/** Where the words in a part stand, with their marks. */
function spanIn(node: TextNode): Span {
  const inside = childrenOf(node);
  return { start: startOf(inside[0]), end: endOf(inside.at(-1)) };
}

/** Where words stand in a text. */
export interface Span {
  /** The offset of their first character. */
  start: number;
  /** That of the character behind them. */
  end: number;
  /** Whether they are a text of an expression, such as `items={["…"]}`. */
  isExpression?: boolean;
}

/** The value of an attribute in braces. */
function expressionIn(value: MdxJsxAttribute["value"]): Expression | undefined {
  if (typeof value !== "object") return undefined;
  const [statement] = value?.data?.estree?.body ?? [];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/** What was read of a text so far. */
interface Reading {
  text: string;
  body: Body;
  /** What each part of the body was read from, by its path. */
  nodes: Map<string, TextNode>;
  mistakes: TextProblem[];
}

function add<List extends keyof Body>(
  { body, nodes }: Reading,
  list: List,
  value: Body[List][number],
  node: TextNode,
): void {
  nodes.set(`${list},${body[list].length}`, node);
  (body[list] as unknown[]).push(value);
}

function refuse({ mistakes }: Reading, node: TextNode, message: string | undefined): void {
  if (message) mistakes.push({ offset: startOf(node), message });
}

function readComponent(node: Component, reading: Reading): void {
  const part: Record<string, unknown> = { component: `${node.name}` };
  add(reading, "parts", part, node);
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") {
      const found = `got {${attribute.value}}`;
      refuse(reading, node, `expected fields such as title="…" in <${node.name}>, ${found}`);
      continue;
    }
    const { name, value } = attribute;
    if (Object.hasOwn(part, name)) refuse(reading, node, repeatedName(name));
    if (typeof value !== "object" || value === null) part[name] = value ?? true;
    else
      try {
        part[name] = JSON.parse(value.value);
      } catch {
        const formats = `${name}="…" or ${name}={["…", "…"]}`;
        const found = `got ${name}={${value.value}}`;
        refuse(reading, node, `expected ${formats} in straight quotes, ${found}`);
      }
  }
}

/** What is wrong with a part by itself, if it may stand where it is. */
function mistakeIn(
  node: TextNode,
  parent: TextNode,
  { text, body, mistakes }: Reading,
): string | undefined {
  switch (node.type) {
    case "heading": {
      // A heading in front of it may be what is wrong.
      const isFirst = body.headings.length === 0 && mistakes.length === 0;
      return headingMistake(node, text.slice(startOf(node)), isFirst);
    }
    case "tableRow":
      return parent.type === "table" ? rowMistake(node, parent.children[0]) : undefined;
    case "paragraph":
      return paragraphMistake(text.slice(startOf(node), endOf(node)));
    case "text":
      return boldMistake(node.value);
    case "link":
      return wordsOf(node) ? undefined : "expected words in a link, got none";
    default:
      return undefined;
  }
}

function readChildren(parent: TextNode, reading: Reading): void {
  const { text, body, mistakes } = reading;
  for (const node of unwrappedChildren(parent)) {
    if (isComment(node)) continue;
    refuse(reading, node, kindMistake(node) ?? nestingMistake(parent, node));
    if (isComponent(node)) readComponent(node, reading);
    refuse(reading, node, mistakeIn(node, parent, reading));
    const words = wordsOf(node);
    if (node.type === "heading")
      add(reading, "headings", { anchor: anchorOf(node), title: words, depth: node.depth }, node);
    const before = mistakes.length + body.parts.length;
    readChildren(node, reading);
    // Words around a mistake would be a mistake once more.
    const isRight = mistakes.length + body.parts.length === before;
    if (words && isRight && /^(paragraph|tableCell|mdxJsxTextElement)$/.test(node.type)) {
      const { start, end } = spanIn(node);
      add(reading, "texts", withoutNotes(text.slice(start, end)), node);
    }
  }
}

/** The value of an attribute, with its quotes or braces. */
interface AttributeValue {
  range: [start: number, end: number];
  expression?: Expression;
}

/** The first text in quotes from an offset on. */
function quotedRange(text: string, from: number): AttributeValue["range"] {
  const opening = from + text.slice(from).search(/["']/);
  return [opening, text.indexOf(text.charAt(opening), opening + 1) + 1];
}

/** The values of a component's attributes. Of those that aren't in braces, the parser doesn't say where they stand. */
function attributeValues(node: Component, text: string): Map<string, AttributeValue> {
  const values = new Map<string, AttributeValue>();
  let end = startOf(node) + `<${node.name}`.length;
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    const expression = expressionIn(value);
    const nameEnd = text.indexOf(name, end) + name.length;
    const range = expression?.range ?? quotedRange(text, nameEnd);
    values.set(name, { range, expression });
    [, end] = range;
  }
  return values;
}

/** Where the words of a field of a component stand. */
function spanInComponent(node: Component, [field, item]: JSONPath, text: string): Span | undefined {
  const value = attributeValues(node, text).get(`${field}`);
  if (!value) return undefined;
  const { range, expression } = value;
  const items = expression?.type === "ArrayExpression" ? expression.elements : [];
  const [first, last] = items[Number(item)]?.range ?? range;
  return { start: first + 1, end: last - 1, isExpression: expression !== undefined };
}

/** A text as it was read, with the offsets of its parts. */
interface ReadText {
  body: Body;
  mistakes: TextProblem[];
  /** Returns the first character of a part, by its path in the body. */
  offsetAt(path: JSONPath): number;
  /** Returns where the words of a field stand. */
  spanAt(path: JSONPath): Span | undefined;
}

/** Reads what the text of a guide contains, and the mistakes in it. @throws the error of the parser */
export function readBody(text: string): ReadText {
  const body: Body = { headings: [], parts: [], texts: [] };
  const reading: Reading = { text, body, nodes: new Map(), mistakes: [] };
  readChildren(parseTree(text), reading);
  const nodeAt = ([list, index]: JSONPath) => reading.nodes.get(`${list},${index}`);
  return {
    body,
    mistakes: reading.mistakes,
    offsetAt: (path) => startOf(nodeAt(path)),
    spanAt(path) {
      const node = nodeAt(path);
      if (!node) return undefined;
      return path[0] === "parts" && isComponent(node)
        ? spanInComponent(node, path.slice(2), text)
        : spanIn(node);
    },
  };
}
