import type { JSONPath } from "jsonc-parser";
import type { Content, Root } from "mdast";
import {
  type Component,
  headingAnchor,
  isComment,
  isComponent,
  type TextNode,
  unravelled,
  wordsOf,
} from "./tree";

/** What a text contains that the check and the pages need, in the form of `guideBody` (schema/entries/guides.ts). */
interface Body {
  headings: { anchor: string; title: string; depth: number }[];
  links: { to: string }[];
  parts: Record<string, unknown>[];
  texts: string[];
}

/** Kinds of Markdown that pages don't show. */
const unshown = /^(image|definition|footnote|code|delete|mdxjsEsm|mdxFlowExpression)|Reference$/;

const shownInstead =
  'expected words, which may link, or a component such as <Picture slug="…" />; pages don’t show this';

const nesting =
  "expected each component on a line of its own, only <Minutes> inside <Steps>, and nothing inside others";

const offsetOf = (node: TextNode) => node.position?.start.offset ?? 0;

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

export function readBody(tree: Root) {
  const body: Body = { headings: [], links: [], parts: [], texts: [] };
  const offsets = new Map<string, number>();
  const mistakes: { offset: number; message: string }[] = [];

  const add = <List extends keyof Body>(list: List, value: Body[List][number], node: TextNode) => {
    offsets.set(`${list},${body[list].length}`, offsetOf(node));
    (body[list] as unknown[]).push(value);
  };

  const refuse = (node: TextNode, message: string) =>
    mistakes.push({ offset: offsetOf(node), message });

  function readComponent(node: Component) {
    const { name, attributes } = node;
    const part: Record<string, unknown> = { component: `${name}` };
    for (const attribute of attributes)
      if (attribute.type === "mdxJsxAttribute") {
        const { value } = attribute;
        part[attribute.name] =
          typeof value === "object" && value ? inBraces(value.value) : (value ?? true);
      } else part[attribute.value] = true;
    if (name === "Minutes") part.text = wordsOf(node);
    add("parts", part, node);
  }

  /** @param inRow whether the words are a row of a plan, and so a field of its component */
  function readChildren(parent: TextNode, inRow = false) {
    for (const node of unravelled(parent)) {
      const words = wordsOf(node);
      if (node.type === "mdxFlowExpression" && isComment(node)) continue;
      if (unshown.test(node.type)) refuse(node, shownInstead);
      else if (!mayContain(parent, node)) refuse(node, nesting);
      if (isComponent(node)) readComponent(node);
      if (node.type === "heading")
        add("headings", { anchor: headingAnchor(words), title: words, depth: node.depth }, node);
      if (node.type === "link") add("links", { to: node.url }, node);
      if (node.type === "link" && !words) refuse(node, "expected words in a link, got none");
      if (words && !inRow && ["paragraph", "tableCell"].includes(node.type))
        add("texts", words, node);
      readChildren(node, inRow || componentName(node) === "Minutes");
    }
  }

  readChildren(tree);
  return {
    body,
    mistakes,
    offsetAt: (path: JSONPath) => offsets.get(path.slice(0, 2).join()) ?? 0,
  };
}
