import type { Expression as JsExpression } from "estree-jsx";
import type { JSONPath } from "jsonc-parser";
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

/** A mistake in a text, with the number of characters before it. */
interface Mistake {
  offset: number;
  message: string;
  /** The field of a component that it's in. */
  path?: JSONPath;
}

/** What a text contains that the check and the pages need, in the form of `guideBody` (schemas/guides.ts). */
export interface Body {
  headings: { anchor: string; title: string; depth: number }[];
  links: { written: string; to: string }[];
  parts: Record<string, unknown>[];
  texts: string[];
}

const noPicture = 'a picture is written <Picture slug="…" />, with a slug of data/pictures.json';
const linkForm = "write a link as [words](/pricing)";
const footnote = "write what the footnote says into the text";

/** Markdown that pages don't show, with what to write instead. */
const refused: Partial<Record<Content["type"], string>> = {
  image: noPicture,
  imageReference: noPicture,
  linkReference: linkForm,
  definition: linkForm,
  footnoteReference: footnote,
  footnoteDefinition: footnote,
  code: "remove the code, or the four spaces before the text",
  delete: "remove what is struck through",
  mdxjsEsm: "begin the line with another word than import or export",
};

/** Parts that hold words, in which no component can stand. */
const wordBlocks = ["paragraph", "tableCell", "heading", "link", "strong", "emphasis"];

const nameOf = ({ name }: Component) => name ?? "";

/** Whether it isn't an HTML element, which is refused as an unknown component. */
const isNamed = (node: Component) => /^[A-Z]/.test(nameOf(node));

const offsetOf = (node: TextNode) => node.position?.start.offset ?? 0;

/** The value of an expression that is a text, a number, true or false, or a list of these; else undefined. */
function literal(expression: JsExpression): unknown {
  if (expression.type === "Literal") return expression.value ?? undefined;
  if (expression.type !== "ArrayExpression") return undefined;
  const values = expression.elements.map((element) =>
    element && element.type !== "SpreadElement" ? literal(element) : undefined,
  );
  return values.includes(undefined) ? undefined : values;
}

/** Reads what a text contains, with the place of everything. */
export class BodyReader {
  readonly body: Body = { headings: [], links: [], parts: [], texts: [] };
  readonly mistakes: Mistake[] = [];
  private readonly offsets = new Map<string, number>();

  /** @param source the text of the whole file */
  constructor(
    private readonly source: string,
    tree: Root,
  ) {
    this.readChildren(tree);
  }

  /** Where a field of the body is, or the nearest part around it that is in the file. */
  offsetAt(path: JSONPath): number | undefined {
    return path.length === 0
      ? undefined
      : (this.offsets.get(path.join()) ?? this.offsetAt(path.slice(0, -1)));
  }

  private add(list: keyof Body, value: unknown, node: TextNode): JSONPath {
    const entries: unknown[] = this.body[list];
    const path = [list, entries.push(value) - 1];
    this.offsets.set(path.join(), offsetOf(node));
    return path;
  }

  private refuse(node: TextNode, message: string): void {
    this.mistakes.push({ offset: offsetOf(node), message });
  }

  private readChildren(node: TextNode, within?: string, texts = true): void {
    for (const child of unravelled(node)) {
      if (isComponent(child) && wordBlocks.includes(node.type) && isNamed(child))
        this.refuse(child, `write <${nameOf(child)}> on a line of its own`);
      this.read(child, within, texts);
    }
  }

  private read(node: Content, within: string | undefined, texts: boolean): void {
    const message = refused[node.type];
    if (message) this.refuse(node, message);
    else if (isComponent(node)) this.readComponent(node, within, texts);
    else if (node.type === "heading") this.readHeading(node, within);
    else if (node.type === "listItem" && typeof node.checked === "boolean")
      this.refuse(node, "write a list to tick off as <Checklist>");
    else if (node.type === "mdxFlowExpression" && !isComment(node))
      this.refuse(node, `write {${node.value.trim()}} in a paragraph`);
    else {
      if (/^##+[^#\s]/.test(this.source.slice(offsetOf(node))) && node.type === "paragraph")
        this.refuse(node, "found ## without a space after it; write ## Words for a heading");
      if (node.type === "table") this.checkRows(node);
      if (node.type === "link") this.add("links", { written: node.url, to: node.url }, node);
      const isText = texts && (node.type === "paragraph" || node.type === "tableCell");
      const own = isText ? wordsOf(node) : "";
      if (own) this.add("texts", own, node);
      this.readChildren(node, within, texts);
    }
  }

  /** Pages would show an empty cell in place of a missing one, and leave out a surplus one. */
  private checkRows({ children: [head, ...rows] }: Table): void {
    const cells = head?.children.length;
    for (const row of rows)
      if (row.children.length !== cells)
        this.refuse(
          row,
          `expected ${cells} cells, as in the first row, got ${row.children.length}; write \\| for the character |`,
        );
  }

  private readHeading(node: Heading, within: string | undefined): void {
    const title = wordsOf(node);
    const { depth } = node;
    if (within) this.refuse(node, `a heading can't stand inside <${within}>`);
    else if (this.source[offsetOf(node)] !== "#")
      this.refuse(node, "found --- or === directly below this text; leave an empty line between");
    else if (depth !== 2 && depth !== 3)
      this.refuse(node, "expected ## or ###; the title is the first level");
    else if (depth === 3 && this.body.headings.length === 0 && this.mistakes.length === 0)
      this.refuse(node, "expected ## before the first ###");
    else this.add("headings", { anchor: headingAnchor(title), title, depth }, node);
    this.readChildren(node, within, false);
  }

  private readComponent(node: Component, within: string | undefined, texts: boolean): void {
    const name = nameOf(node);
    const part: Record<string, unknown> = { kind: name };
    const path = this.add("parts", part, node);
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute")
        this.refuse(node, `expected fields such as title="…" in <${name}>`);
      else part[attribute.name] = this.readField(node, [...path, attribute.name], attribute.value);
    }
    if (name === "Minutes" && within !== "Steps")
      this.refuse(node, "<Minutes> belongs inside <Steps>");
    else if (name !== "Minutes" && within)
      this.refuse(node, `<${name}> can't stand inside <${within}>`);
    if (name === "Minutes") part.text = wordsOf(node);
    else if (name === "Steps") {
      for (const child of unravelled(node))
        if (!(isComponent(child) && nameOf(child) === "Minutes") && wordsOf(child))
          this.refuse(child, "expected only <Minutes> inside <Steps>");
    } else if (node.children.length > 0 && isNamed(node))
      this.refuse(node, `<${name}> has no text of its own; write <${name} … />`);
    this.readChildren(node, name, texts && name !== "Minutes");
  }

  private readField(
    node: Component,
    path: JSONPath,
    value: Component["attributes"][number]["value"],
  ): unknown {
    const name = String(path.at(-1));
    // The tree has no places of fields.
    const tag = this.source.slice(offsetOf(node), node.position?.end.offset);
    const field = new RegExp(`\\s${name.replace(/[^\w-]/g, ".")}(?=[\\s=/>])`);
    const offset = offsetOf(node) + tag.search(field) + 1;
    this.offsets.set(path.join(), offset);
    if (typeof value !== "object" || !value) return value ?? true;
    const [statement] = value.data?.estree?.body ?? [];
    const expression = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const result = expression && literal(expression);
    if (result === undefined)
      this.mistakes.push({ offset, path, message: `expected ${name}="…" or ${name}={["…", "…"]}` });
    if (expression?.type === "ArrayExpression")
      for (const [index, element] of expression.elements.entries())
        if (element?.range) this.offsets.set([...path, index].join(), element.range[0]);
    return result;
  }
}
