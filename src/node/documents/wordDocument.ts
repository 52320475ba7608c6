import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import type { Content, Root } from "mdast";
import { headingAnchor, parseTree, splitFile, wordsOf } from "../../content/mdx/tree";
import { type GuideDocument, GuideWriter } from "./guideWriter";
import { reproducible } from "./reproducible";
import { numbering, styles } from "./wordStyles";

/** The text below the heading of a section. What it quotes, such as a form to copy, is the document's own text. */
function sectionOf(tree: Root, section: string): Content[] {
  const isHeading = (node: Content) => node.type === "heading" && node.depth === 2;
  const start = tree.children.findIndex(
    (node) => isHeading(node) && headingAnchor(wordsOf(node)) === section,
  );
  const length = tree.children.slice(start + 1).findIndex(isHeading);
  const blocks = tree.children.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  return blocks.flatMap((node): Content[] => (node.type === "blockquote" ? node.children : [node]));
}

/**
 * Writes a guide, or one section of it, as a Word document. The same guide always gives the same bytes.
 * @returns the file's content
 */
export async function wordDocument(guide: GuideDocument): Promise<Buffer> {
  const { source, section, title, summary, changed, address, brand } = guide;
  const tree = parseTree(splitFile(source)?.text ?? "");
  const children = section ? sectionOf(tree, section) : tree.children;
  const below = [changed, address].filter(Boolean).join(" · ");
  const document = new Document({
    title,
    description: summary,
    creator: brand,
    lastModifiedBy: brand,
    styles,
    numbering,
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          ...(section
            ? []
            : [new Paragraph({ children: [new TextRun({ text: summary, size: 26 })] })]),
          new Paragraph({ children: [new TextRun({ text: below, color: "5A6072", size: 20 })] }),
          ...new GuideWriter(guide, tree).blocks({ type: "root", children }),
        ],
      },
    ],
  });
  return reproducible(await Packer.toBuffer(document), guide.date);
}
