import type { JSONPath } from "jsonc-parser";
import type { Content } from "mdast";
import { valueAt } from "../../schema/schemaFields";
import {
  anchorOf,
  type Component,
  childrenOf,
  isComment,
  isComponent,
  parseTree,
  type TextNode,
  unravelled,
  wordsOf,
} from "./tree";

/** What a text contains that the check and the pages need, in the form of `guideBody` (schema/entries/guides.ts). */
interface Body {
  headings: { anchor: string; title: string; depth: number }[];
  parts: Record<string, unknown>[];
  texts: string[];
}

/** Kinds of Markdown that pages don't show. */
const unshown = /^(image|definition|footnote|code|delete|mdxjsEsm|mdxFlowExpression)|Reference$/;

const shownInstead =
  'expected words, which may link, or a component such as <Picture slug="…" />; pages don’t show this';

const nesting =
  "expected each component on a line of its own, only <Minutes> inside <Steps>, and nothing inside others";

const startOf = (node?: TextNode) => node?.position?.start.offset ?? 0;

const withoutNotes = (words: string) =>
  words
    .replace(/\{\/\*.*?\*\/\}/gs, "")
    .replace(/\s+/g, " ")
    .trim();

/** Where the words in a part stand, with their marks. */
function spanIn(node: TextNode): Span {
  const inside = childrenOf(node);
  return [startOf(inside[0]), inside.at(-1)?.position?.end.offset ?? 0];
}

/** The name of a component; empty for words, and for a tag of HTML, which is no component. */
const componentName = (node: TextNode) =>
  isComponent(node) && /^[A-Z]/.test(`${node.name}`) ? `${node.name}` : "";

/** Whether a part may stand in another: rows in a plan, words in a row, and nothing in other components. */
function mayContain(parent: TextNode, child: Content) {
  const within = componentName(parent);
  const name = componentName(child);
  const isBlank = !name && !wordsOf(child);
  if (parent.type === "root") return name !== "Minutes";
  if (within === "Steps") return name === "Minutes" || isBlank;
  return within && within !== "Minutes" ? isBlank : !name;
}

/** An attribute in braces, which holds a list as in JSON; with braces around what isn't JSON. */
function inBraces(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return `{${written}}`;
  }
}

/** The offsets of the first character of a text and of the one after it. */
export type Span = [start: number, end: number];

export function readBody(text: string) {
  const body: Body = { headings: [], parts: [], texts: [] };
  const nodes = new Map<string, TextNode>();
  const mistakes: { offset: number; message: string }[] = [];

  const add = <List extends keyof Body>(list: List, value: Body[List][number], node: TextNode) => {
    nodes.set(`${list},${body[list].length}`, node);
    (body[list] as unknown[]).push(value);
  };

  const refuse = (node: TextNode, message: string) =>
    mistakes.push({ offset: startOf(node), message });

  function readComponent(node: Component) {
    const { name, attributes } = node;
    const part: Record<string, unknown> = { component: `${name}` };
    for (const attribute of attributes)
      if (attribute.type === "mdxJsxAttribute") {
        const { value } = attribute;
        part[attribute.name] =
          typeof value === "object" && value ? inBraces(value.value) : (value ?? true);
      } else part[attribute.value] = true;
    add("parts", part, node);
  }

  function readChildren(parent: TextNode) {
    for (const node of unravelled(parent)) {
      const words = wordsOf(node);
      if (isComment(node)) continue;
      if (unshown.test(node.type)) refuse(node, shownInstead);
      else if (!mayContain(parent, node)) refuse(node, nesting);
      if (isComponent(node)) readComponent(node);
      if (node.type === "heading")
        add("headings", { anchor: anchorOf(node), title: words, depth: node.depth }, node);
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

  /** Where the words of a field stand. Those of a component are in straight quotes. */
  function spanAt(path: JSONPath): Span | undefined {
    const node = nodeAt(path);
    if (node && path[0] !== "parts") return spanIn(node);
    if (!node) return undefined;
    const written = JSON.stringify(valueAt(body, path));
    const start = text.indexOf(written, startOf(node)) + 1;
    return [start, start + written.length - 2];
  }

  return {
    body,
    mistakes,
    offsetAt: (path: JSONPath) => startOf(nodeAt(path)),
    spanAt,
  };
}
