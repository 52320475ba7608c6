import type { JSONPath } from "jsonc-parser";
import { valueAt } from "../../schema/schemaFields";
import { repeatedName } from "../messages";
import { locationOf, type TextProblem } from "../problems";
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
  return [startOf(inside[0]), endOf(inside.at(-1))];
}

/** The offsets of the first character of a text and of the one after it. */
export type Span = [start: number, end: number];

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

  function refuse(node: TextNode, message: string | undefined) {
    if (message) mistakes.push({ offset: startOf(node), message });
  }

  /** Parsers keep an attribute that is written twice, and the last one would count. */
  function refuseRepeated(node: Component, name: string) {
    const first = text.indexOf(`${name}=`, startOf(node));
    const second = text.indexOf(`${name}=`, first + 1);
    const offset = second < 0 ? startOf(node) : second;
    mistakes.push({ offset, message: repeatedName(name, locationOf(text, first).line) });
  }

  function readComponent(node: Component) {
    const part: Record<string, unknown> = { component: `${node.name}` };
    const seenNames = new Set<string>();
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
      if (seenNames.has(name)) refuseRepeated(node, name);
      seenNames.add(name);
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
        add("texts", withoutNotes(text.slice(...spanIn(node))), node);
    }
  }

  readChildren(parseTree(text));

  const nodeAt = (path: JSONPath) => nodes.get(path.slice(0, 2).join());

  /** Where the words of a field of a component stand: in quotes behind its name, or in a list behind it. */
  function spanInComponent(node: TextNode, path: JSONPath): Span | undefined {
    const name = text.indexOf(`${path[2]}=`, startOf(node));
    if (name < 0) return undefined;
    const opening = name + `${path[2]}=`.length;
    if (text[opening] !== "{") return [opening + 1, text.indexOf(`${text[opening]}`, opening + 1)];
    const json = JSON.stringify(valueAt(body, path));
    const start = text.indexOf(json, opening);
    return start < 0 ? undefined : [start + 1, start + json.length - 1];
  }

  function spanAt(path: JSONPath): Span | undefined {
    const node = nodeAt(path);
    return node && (path[0] === "parts" ? spanInComponent(node, path) : spanIn(node));
  }

  return {
    body,
    mistakes,
    offsetAt: (path: JSONPath) => startOf(nodeAt(path)),
    spanAt,
  };
}
