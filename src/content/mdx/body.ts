import type { Expression } from "estree";
import type { JSONPath } from "jsonc-parser";
import type { MdxJsxAttribute } from "mdast-util-mdx";
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

/** What a text contains that the check and the pages need, in the form of `guideBody` (schema/entries/guides.ts). */
interface Body {
  headings: { anchor: string; title: string; depth: number }[];
  parts: Record<string, unknown>[];
  texts: string[];
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
  const nodes = new Map<string, TextNode>();
  const mistakes: TextProblem[] = [];

  const add = <List extends keyof Body>(list: List, value: Body[List][number], node: TextNode) => {
    nodes.set(`${list},${body[list].length}`, node);
    (body[list] as unknown[]).push(value);
  };

  const wordsAt = ({ start, end }: Span) => text.slice(start, end);

  function refuse(node: TextNode, message: string | undefined) {
    if (message) mistakes.push({ offset: startOf(node), message });
  }

  function readComponent(node: Component) {
    const part: Record<string, unknown> = { component: `${node.name}` };
    add("parts", part, node);
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") {
        refuse(
          node,
          `expected fields such as title="…" in <${node.name}>, got {${attribute.value}}`,
        );
        continue;
      }
      const { name, value } = attribute;
      if (Object.hasOwn(part, name)) refuse(node, repeatedName(name));
      if (typeof value !== "object" || value === null) part[name] = value ?? true;
      else
        try {
          part[name] = JSON.parse(value.value);
        } catch {
          const formats = `${name}="…" or ${name}={["…", "…"]}`;
          refuse(node, `expected ${formats} in straight quotes, got ${name}={${value.value}}`);
        }
    }
  }

  function readChildren(parent: TextNode) {
    for (const node of unwrappedChildren(parent)) {
      const words = wordsOf(node);
      if (isComment(node)) continue;
      refuse(node, kindMistake(node) ?? nestingMistake(parent, node));
      if (isComponent(node)) readComponent(node);
      if (node.type === "heading") {
        // A heading in front of it may be what is wrong.
        const isFirst = body.headings.length === 0 && mistakes.length === 0;
        refuse(node, headingMistake(node, text.slice(startOf(node)), isFirst));
        add("headings", { anchor: anchorOf(node), title: words, depth: node.depth }, node);
      }
      if (node.type === "tableRow" && parent.type === "table")
        refuse(node, rowMistake(node, parent.children[0]));
      if (node.type === "paragraph")
        refuse(node, paragraphMistake(text.slice(startOf(node), endOf(node))));
      if (node.type === "text") refuse(node, boldMistake(node.value));
      if (node.type === "link" && !words) refuse(node, "expected words in a link, got none");
      const before = mistakes.length + body.parts.length;
      readChildren(node);
      // Words around a mistake would be a mistake once more.
      const isRight = mistakes.length + body.parts.length === before;
      if (words && isRight && /^(paragraph|tableCell|mdxJsxTextElement)$/.test(node.type))
        add("texts", withoutNotes(wordsAt(spanIn(node))), node);
    }
  }

  readChildren(parseTree(text));

  const nodeAt = (path: JSONPath) => nodes.get(path.slice(0, 2).join());

  /** Where the words of a field of a component stand. Of values that aren't in braces, the parser doesn't say it. */
  function spanInComponent(node: Component, [field, item]: JSONPath): Span | undefined {
    let end = startOf(node) + `<${node.name}`.length;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { name, value } = attribute;
      const nameEnd = text.indexOf(name, end) + name.length;
      const expression = expressionIn(value);
      const opening = nameEnd + text.slice(nameEnd).search(/["']/);
      const closing = text.indexOf(text.charAt(opening), opening + 1);
      const whole = expression?.range ?? [opening, closing + 1];
      [, end] = whole;
      if (name !== field) continue;
      const items = expression?.type === "ArrayExpression" ? expression.elements : [];
      const [first, last] = items[Number(item)]?.range ?? whole;
      return { start: first + 1, end: last - 1, isExpression: expression !== undefined };
    }
    return undefined;
  }

  function spanAt(path: JSONPath): Span | undefined {
    const node = nodeAt(path);
    if (!node) return undefined;
    return path[0] === "parts" && isComponent(node)
      ? spanInComponent(node, path.slice(2))
      : spanIn(node);
  }

  return {
    body,
    mistakes,
    offsetAt: (path: JSONPath) => startOf(nodeAt(path)),
    spanAt,
  };
}
