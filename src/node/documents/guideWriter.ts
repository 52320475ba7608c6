import {
  BorderStyle,
  CheckBox,
  ExternalHyperlink,
  HeadingLevel,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Content, List, Table as MarkdownTable, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import {
  type Component,
  childrenOf,
  isComment,
  isComponent,
  isExpression,
  type TextNode,
  unravelled,
} from "../../content/mdx/tree";
import type { guide } from "../../content/schemas/guides";
import { numbered } from "./wordStyles";

type Part = z.infer<typeof guide>["body"]["parts"][number];

/** What a Word document is made of. */
export interface GuideDocument {
  /** The text of the MDX file. */
  source: string;
  /** The anchor of the only section that the document holds; undefined for the whole guide. */
  section?: string;
  title: string;
  summary: string;
  /** When the guide last changed; undefined when that isn't known. */
  date?: Date;
  /** The same in words; shown below the title, with the address. */
  changed: string;
  address: string;
  brand: string;
  words: { minutes: string; activity: string };
  /** Fills in the tokens of a text. */
  filled: (text: string) => string;
  /** The absolute address of a link. */
  addressOf: (written: string) => string;
  figures: readonly { slug: string; number: string; label: string; description: string }[];
  /** The components in the text, in their order. */
  parts: readonly Part[];
}

type Block = Paragraph | Table;

type Style = Pick<IRunOptions, "bold" | "italics" | "style">;

const line = { style: BorderStyle.SINGLE, size: 6, color: "8A8F9C" };
const nothing = { style: BorderStyle.NONE, size: 0, color: "auto" };
const wholeWidth = { size: 100, type: WidthType.PERCENTAGE };
const borders = {
  top: line,
  bottom: line,
  left: nothing,
  right: nothing,
  insideHorizontal: line,
  insideVertical: nothing,
};
const cellMargins = { top: 80, bottom: 80, right: 160 };

/** Writes the text of a guide as the paragraphs and tables of a Word document. */
export class GuideWriter {
  /** What each component holds. */
  private readonly parts: Map<TextNode, Part | undefined>;

  /** @param tree the whole text */
  constructor(
    private readonly guide: GuideDocument,
    tree: Root,
  ) {
    const components: Component[] = [];
    visit(tree, (node) => {
      if (isComponent(node)) components.push(node);
    });
    this.parts = new Map(components.map((node, index) => [node, guide.parts[index]]));
  }

  private run(text: string, style: Style = {}): TextRun {
    return new TextRun({ text: this.guide.filled(text), ...style });
  }

  private link(written: string, children: TextRun[]): ExternalHyperlink {
    return new ExternalHyperlink({ link: this.guide.addressOf(written), children });
  }

  private inline(node: Content, style: Style): ParagraphChild[] {
    if (node.type === "text" || node.type === "inlineCode")
      return [this.run(node.value.replace(/\s+/g, " "), style)];
    if (isExpression(node))
      return isComment(node) ? [] : [this.run(`{${node.value.trim()}}`, style)];
    if (node.type === "break") return [new TextRun({ break: 1 })];
    if (node.type === "strong") return this.inlines(node, { ...style, bold: true });
    if (node.type === "emphasis") return this.inlines(node, { ...style, italics: true });
    if (node.type === "link")
      return [
        this.link(node.url, this.inlines(node, { ...style, style: "Hyperlink" }) as TextRun[]),
      ];
    return this.inlines(node, style);
  }

  private inlines = (node: TextNode, style: Style = {}): ParagraphChild[] =>
    childrenOf(node).flatMap((child) => this.inline(child, style));

  private list({ ordered, children }: List, level: number): Block[] {
    const mark = ordered ? { numbering: { reference: numbered, level } } : { bullet: { level } };
    return children.flatMap((item) =>
      item.children.flatMap((child, index) =>
        child.type === "paragraph"
          ? [
              new Paragraph({
                children: this.inlines(child),
                ...(index === 0 ? mark : { indent: { left: 720 * (level + 1) } }),
              }),
            ]
          : child.type === "list"
            ? this.list(child, level + 1)
            : this.block(child),
      ),
    );
  }

  /** @param first the width of the first column, in percent */
  private table(rows: Block[][][], first?: number): Table {
    const [columns = 1, ...others] = rows.map(({ length }) => length);
    const count = Math.max(columns, ...others);
    const share = (column: number) =>
      first === undefined ? 100 / count : column === 0 ? first : (100 - first) / (count - 1);
    return new Table({
      width: wholeWidth,
      borders,
      rows: rows.map(
        (cells, index) =>
          new TableRow({
            ...(index === 0 ? { tableHeader: true } : {}),
            cantSplit: true,
            children: cells.map(
              (children, column) =>
                new TableCell({
                  children,
                  width: { size: Math.round(share(column)), type: WidthType.PERCENTAGE },
                  margins: cellMargins,
                }),
            ),
          }),
      ),
    });
  }

  private markdownTable({ children }: MarkdownTable): Table {
    return this.table(
      children.map((row, index) =>
        row.children.map((cell) => [
          new Paragraph({ children: this.inlines(cell, { bold: index === 0 }) }),
        ]),
      ),
    );
  }

  private bold(text: string): Paragraph {
    return new Paragraph({ children: [this.run(text, { bold: true })] });
  }

  private component(node: Component): Block[] {
    const part = this.parts.get(node) as Part;
    switch (part.kind) {
      case "Checklist":
        return [
          new Paragraph({ heading: HeadingLevel.HEADING_2, children: [this.run(part.title)] }),
          ...part.items.map(
            (item) =>
              new Paragraph({ children: [new CheckBox({ checked: false }), this.run(` ${item}`)] }),
          ),
        ];
      case "Figure": {
        const figure = this.guide.figures.find(({ slug }) => slug === part.slug);
        return figure
          ? [
              this.bold(`${figure.number} ${figure.label}`),
              new Paragraph({ children: [this.run(figure.description)] }),
            ]
          : [];
      }
      // The page has the debate.
      case "Debate":
        return [
          new Paragraph({
            children: [this.link("", [this.run(this.guide.address, { style: "Hyperlink" })])],
          }),
        ];
      case "Download":
        return [
          new Paragraph({
            children: [this.link(part.file, [this.run(part.label, { style: "Hyperlink" })])],
          }),
        ];
      case "Steps": {
        const { minutes, activity } = this.guide.words;
        const rows = unravelled(node).filter(isComponent);
        return [
          this.table(
            [
              [[this.bold(minutes)], [this.bold(activity)]],
              ...rows.map((row) => this.minutes(row)),
            ],
            15,
          ),
        ];
      }
      case "Minutes":
        return [];
    }
  }

  private minutes(node: Component): Block[][] {
    const part = this.parts.get(node) as Extract<Part, { kind: "Minutes" }>;
    const who = part.who
      ? [new Paragraph({ children: [this.run(part.who, { italics: true })] })]
      : [];
    return [
      [this.bold(`${part.from}–${part.to}`)],
      [this.bold(part.title), ...who, ...this.blocks(node)],
    ];
  }

  private block(node: Content): Block[] {
    if (isComponent(node)) return this.component(node);
    if (isExpression(node)) return [];
    switch (node.type) {
      case "heading":
        return [
          new Paragraph({
            heading: node.depth === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            children: this.inlines(node),
          }),
        ];
      case "list":
        return this.list(node, 0);
      case "table":
        return [this.markdownTable(node)];
      case "thematicBreak":
        return [new Paragraph({ border: { bottom: line } })];
      case "blockquote":
        return node.children.map(
          (child) => new Paragraph({ style: "Quote", children: this.inlines(child) }),
        );
      default:
        return [new Paragraph({ children: this.inlines(node) })];
    }
  }

  /** The blocks inside a part of the text. A component may hold words without a paragraph around them. */
  blocks(node: TextNode): Block[] {
    const children = unravelled(node);
    const isWords = children.some(({ type }) => type === "text");
    return isWords
      ? [new Paragraph({ children: this.inlines(node) })]
      : children.flatMap((child) => this.block(child));
  }
}
