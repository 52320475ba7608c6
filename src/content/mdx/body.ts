import type { Expression as JsExpression } from "estree-jsx";
import type { JSONPath } from "jsonc-parser";
import type { Content, Heading, Root } from "mdast";
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

/** Markdown that pages don't show, with what to write instead. */
const refused: Partial<Record<Content["type"], string>> = {
  image: "pictures are not part of a text; take it out",
  imageReference: "pictures are not part of a text; take it out",
  linkReference: "write the address of a link behind its words: [words](/pricing)",
  definition: "write the address of a link behind its words: [words](/pricing)",
  footnoteReference: "write what the footnote says into the text",
  footnoteDefinition: "write what the footnote says into the text",
  code: "code is not part of a text; text is not indented by four spaces",
  delete: "take out what is struck through",
  mdxjsEsm: "begin the line with another word than import or export",
};

/** Blocks whose words are one text for the checks of words. */
const textBlocks = new Set<string>(["paragraph", "tableCell"]);

/** Parts that hold words, in which no component can stand. */
const blocksOfWords = new Set<string>([
  "paragraph",
  "tableCell",
  "heading",
  "link",
  "strong",
  "emphasis",
]);

const nameOf = ({ name }: Component) => name ?? "";

/** Whether it isn't an HTML element, which is refused as an unknown component. */
const isNamed = (node: Component) => /^[A-Z]/.test(nameOf(node));

/** The components that may stand only inside another one, and the only ones that may stand inside it. */
const inside: Record<string, string> = { Minutes: "Steps" };

const offsetOf = (node: TextNode) => node.position?.start.offset ?? 0;

/** The value of an expression that is a text, a number, true or false, or a list of these; undefined for any other. */
function literal(expression: JsExpression): unknown {
  if (expression.type === "Literal") return expression.value ?? undefined;
  if (expression.type === "TemplateLiteral" && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked;
  if (expression.type !== "ArrayExpression") return undefined;
  const values = expression.elements.map((element) =>
    element && element.type !== "SpreadElement" ? literal(element) : undefined,
  );
  return values.includes(undefined) ? undefined : values;
}

/** Reads what a text contains, with the place of everything. */
export class BodyReader implements Body {
  readonly headings: Body["headings"] = [];
  readonly links: Body["links"] = [];
  readonly parts: Body["parts"] = [];
  readonly texts: string[] = [];
  readonly mistakes: Mistake[] = [];
  private readonly offsets = new Map<string, number>();

  /** @param source the text of the whole file */
  constructor(
    private readonly source: string,
    tree: Root,
  ) {
    this.readChildren(tree);
  }

  get body(): Body {
    const { headings, links, parts, texts } = this;
    return { headings, links, parts, texts };
  }

  /** Where a field of the body is, or the nearest part around it that is in the file; undefined for the body as a whole. */
  offsetAt(path: JSONPath): number | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.offsets.get(path.slice(0, length).join());
      if (offset !== undefined) return offset;
    }
    return undefined;
  }

  private add(list: keyof Body, value: unknown, offset: number): JSONPath {
    const entries: unknown[] = this[list];
    const path = [list, entries.push(value) - 1];
    this.offsets.set(path.join(), offset);
    return path;
  }

  private mistake(node: TextNode, message: string): void {
    this.mistakes.push({ offset: offsetOf(node), message });
  }

  private readChildren(node: TextNode, within?: string, texts = true): void {
    for (const child of unravelled(node)) {
      if (isComponent(child) && blocksOfWords.has(node.type) && isNamed(child))
        this.mistake(child, `write <${nameOf(child)}> on a line of its own`);
      this.read(child, within, texts);
    }
  }

  private read(node: Content, within: string | undefined, texts: boolean): void {
    const words = refused[node.type];
    if (words) this.mistake(node, words);
    else if (isComponent(node)) this.readComponent(node, within, texts);
    else if (node.type === "heading") this.readHeading(node, within);
    else if (node.type === "listItem" && typeof node.checked === "boolean")
      this.mistake(node, "write a list to tick off as <Checklist>");
    else if (node.type === "mdxFlowExpression" && !isComment(node))
      this.mistake(node, `write {${node.value.trim()}} in a paragraph`);
    else {
      if (node.type === "link")
        this.add("links", { written: node.url, to: node.url }, offsetOf(node));
      const own = texts && textBlocks.has(node.type) ? wordsOf(node) : "";
      if (own) this.add("texts", own, offsetOf(node));
      this.readChildren(node, within, texts);
    }
  }

  private readHeading(node: Heading, within: string | undefined): void {
    const title = wordsOf(node);
    const last = this.headings.at(-1);
    if (within) this.mistake(node, `a heading can't stand inside <${within}>`);
    else if (node.depth === 1)
      this.mistake(node, "expected ## or ###: the title of the page is its first heading");
    else if (node.depth > 3)
      this.mistake(node, "expected ## or ###: the page shows two levels of headings");
    else if (node.depth === 3 && !last) this.mistake(node, "expected ## before the first ###");
    else
      this.add(
        "headings",
        { anchor: headingAnchor(title), title, depth: node.depth },
        offsetOf(node),
      );
    this.readChildren(node, within, false);
  }

  private readComponent(node: Component, within: string | undefined, texts: boolean): void {
    const name = nameOf(node);
    const part: Record<string, unknown> = { kind: name };
    const path = this.add("parts", part, offsetOf(node));
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute")
        this.mistake(node, `expected fields such as title="…" in <${name}>`);
      else
        part[attribute.name] = this.readField(
          node,
          [...path, attribute.name],
          attribute.name,
          attribute.value,
        );
    }
    const around = inside[name];
    if (around && within !== around) this.mistake(node, `<${name}> belongs inside <${around}>`);
    else if (!around && within) this.mistake(node, `<${name}> can't stand inside <${within}>`);
    if (name === "Minutes") part.text = wordsOf(node);
    else if (name === "Steps") this.readSteps(node);
    else if (node.children.length > 0 && isNamed(node))
      this.mistake(node, `<${name}> has no text of its own; write <${name} … />`);
    this.readChildren(node, name, texts && name !== "Minutes");
  }

  private readSteps(node: Component): void {
    const others = unravelled(node).filter(
      (child) => !(isComponent(child) && nameOf(child) === "Minutes") && wordsOf(child) !== "",
    );
    for (const other of others)
      this.mistake(other, "expected nothing but <Minutes> inside <Steps>");
  }

  private readField(
    node: Component,
    path: JSONPath,
    name: string,
    value: Component["attributes"][number]["value"],
  ): unknown {
    // The tree has no places of fields.
    const end = node.position?.end.offset;
    const found = new RegExp(`\\s${name.replace(/[^\w-]/g, ".")}(?=[\\s=/>])`).exec(
      this.source.slice(offsetOf(node), end),
    );
    const offset = offsetOf(node) + (found ? found.index + 1 : 0);
    this.offsets.set(path.join(), offset);
    if (typeof value !== "object" || !value) return value ?? true;
    const [statement] = value.data?.estree?.body ?? [];
    const expression = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const result = expression && literal(expression);
    if (result === undefined)
      this.mistakes.push({ offset, path, message: `expected ${name}="…" or ${name}={["…", "…"]}` });
    if (expression?.type === "ArrayExpression") {
      expression.elements.forEach((element, index) => {
        if (element?.range) this.offsets.set([...path, index].join(), element.range[0]);
      });
    }
    return result;
  }
}
