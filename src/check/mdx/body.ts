import { type JSONPath, type ParseError, parse } from "jsonc-parser";
import type { Content, Heading, Root, Table } from "mdast";
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
export interface Body {
  headings: { anchor: string; title: string; depth: number }[];
  links: { to: string }[];
  parts: Record<string, unknown>[];
  texts: string[];
}

const headingForm =
  "write a heading as ## Words, the first level below the title, or ### Words below one, and leave an empty line above ---";
const linkForm = "write a link as [words](/pricing)";

/** Kinds of Markdown that pages don't show. */
const unshown = /^(image|definition|footnote|code|delete|mdxjsEsm)|Reference$/;
const shownInstead = `pages don't show this; write plain words, <Picture slug="…" /> for a picture, or [words](/pricing) for a link, and begin no line with import or export`;

const nesting =
  "expected <Minutes> and nothing else inside <Steps>, and no other component in a component";

/** Parts that hold words, in which no component can stand. */
const wordBlocks = ["paragraph", "tableCell", "heading", "link", "strong", "emphasis"];

const nameOf = ({ name }: Component) => name ?? "";

const isNamed = (node: Component) => /^[A-Z]/.test(nameOf(node));

const offsetOf = (node: TextNode) => node.position?.start.offset ?? 0;

/** Reads what a text contains, with the mistakes in it. `source` is the text of the whole file. */
export function readBody(source: string, tree: Root) {
  const body: Body = { headings: [], links: [], parts: [], texts: [] };
  const offsets = new Map<string, number>();
  const mistakes: { offset: number; message: string; path?: JSONPath }[] = [];

  const add = (list: keyof Body, value: unknown, node: TextNode): JSONPath => {
    const entries: unknown[] = body[list];
    const path = [list, entries.push(value) - 1];
    offsets.set(path.join(), offsetOf(node));
    return path;
  };

  const refuse = (node: TextNode, message: string, path?: JSONPath) =>
    mistakes.push({ offset: offsetOf(node), message, path });

  function readChildren(node: TextNode, within?: string): void {
    for (const child of unravelled(node)) {
      if (isComponent(child) && wordBlocks.includes(node.type) && isNamed(child))
        refuse(child, `write <${nameOf(child)}> on a line of its own`);
      read(child, within);
    }
  }

  function read(node: Content, within?: string): void {
    if (unshown.test(node.type)) refuse(node, shownInstead);
    else if (isComponent(node)) readComponent(node, within);
    else if (node.type === "heading") readHeading(node);
    else if (node.type === "mdxFlowExpression" && !isComment(node))
      refuse(node, `write {${node.value.trim()}} in a paragraph`);
    else {
      if (/^##+[^#\s]/.test(source.slice(offsetOf(node))) && node.type === "paragraph")
        refuse(node, headingForm);
      if (node.type === "table") checkRows(node);
      if (node.type === "link") add("links", { to: node.url }, node);
      if (node.type === "link" && !wordsOf(node)) refuse(node, linkForm);
      // The words of a row of a plan are a field of the component.
      const isText = within !== "Minutes" && ["paragraph", "tableCell"].includes(node.type);
      const words = isText ? wordsOf(node) : "";
      if (words) add("texts", words, node);
      readChildren(node, within);
    }
  }

  /** Pages would show an empty cell in place of a missing one, and leave out a surplus one. */
  function checkRows({ children: [head, ...rows] }: Table): void {
    const cells = head?.children.length;
    for (const row of rows)
      if (row.children.length !== cells)
        refuse(
          row,
          `expected ${cells} cells, as in the first row, got ${row.children.length}; write \\| for the character |`,
        );
  }

  function readHeading(node: Heading): void {
    const title = wordsOf(node);
    const { depth } = node;
    const isFirst = body.headings.length + mistakes.length === 0;
    const fits = depth === 2 || (depth === 3 && !isFirst);
    // A line of --- or === below a text makes a heading of it.
    if (!fits || source[offsetOf(node)] !== "#") refuse(node, headingForm);
    else add("headings", { anchor: headingAnchor(title), title, depth }, node);
    readChildren(node);
  }

  function readComponent(node: Component, within?: string): void {
    const name = nameOf(node);
    const part: Record<string, unknown> = { component: name };
    const path = add("parts", part, node);
    for (const attribute of node.attributes) {
      const [field, value] =
        attribute.type === "mdxJsxAttribute" ? [attribute.name, attribute.value] : ["", attribute];
      const errors: ParseError[] = [];
      // A list in braces is written as in JSON.
      part[field] =
        typeof value === "object" && value
          ? parse(value.value, errors, { allowTrailingComma: true })
          : (value ?? true);
      if (errors.length > 0)
        refuse(node, `expected ${field || "title"}="…" or ${field || "items"}={["…", "…"]}`, [
          ...path,
          field,
        ]);
    }
    const isRow = name === "Minutes";
    if (isRow) part.text = wordsOf(node);
    if (within ? within !== "Steps" || !isRow : isRow) refuse(node, nesting);
    else if (name === "Steps") {
      for (const child of unravelled(node))
        if (!(isComponent(child) && nameOf(child) === "Minutes") && wordsOf(child))
          refuse(child, nesting);
    } else if (!isRow && node.children.length > 0 && isNamed(node))
      refuse(node, `<${name}> has no text of its own; write <${name} … />`);
    readChildren(node, name);
  }

  readChildren(tree);
  return {
    body,
    mistakes,
    /** Where a part of the body is in the file. */
    offsetAt: (path: JSONPath): number => offsets.get(path.slice(0, 2).join()) ?? 0,
  };
}
