import type { Content, Parent, Root } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from "mdast-util-mdx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A component in a text, on lines of its own or between words. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

type Expression = MdxFlowExpression | MdxTextExpression;

export type TextNode = Content | Root;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The parts of a text, by the parser that gatsby-plugin-mdx uses. */
export const parseTree = (text: string): Root => parser.parse(text);

/** Splits a file into its frontmatter, and its text with blanks in place of it, so that offsets stay right. */
export function splitFile(
  file: string,
): { frontmatter: string; offset: number; text: string } | undefined {
  const [whole, frontmatter = ""] =
    /^---[ \t]*\r?\n([\s\S]*?\n)?---[ \t]*(\r?\n|$)/.exec(file) ?? [];
  return whole === undefined
    ? undefined
    : {
        frontmatter,
        offset: whole.indexOf("\n") + 1,
        text: whole.replace(/[^\n]/g, " ") + file.slice(whole.length),
      };
}

/** Whether a part is a component. */
export const isComponent = (node: TextNode): node is Component =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const isExpression = (node: TextNode): node is Expression =>
  node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";

/** Whether a part is a note, which pages do not show. */
export const isComment = (node: TextNode): boolean =>
  isExpression(node) && node.data?.estree?.body.length === 0;

/** The parts inside a part. */
export const childrenOf = (node: TextNode): Content[] =>
  "children" in node ? (node as Parent).children : [];

/** The children of a part. Components on a line of their own come without their paragraph, which MDX removes later. */
export const unwrappedChildren = (node: TextNode): Content[] =>
  childrenOf(node).flatMap((child) =>
    child.type === "paragraph" &&
    child.children.every(
      (inner) => isComponent(inner) || (inner.type === "text" && !inner.value.trim()),
    )
      ? child.children.filter(isComponent)
      : [child],
  );

const blocks = new Set(["paragraph", "heading", "tableCell", "listItem", "mdxJsxFlowElement"]);

const inlineWords = (node: TextNode): string => {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (isComment(node)) return "";
  if (isExpression(node)) return `{${node.value.trim()}}`;
  if (node.type === "break") return " ";
  const words = childrenOf(node).map(inlineWords).join("");
  return blocks.has(node.type) ? `${words} ` : words;
};

/** Words as a page shows them: in one line. Spaces at which no line ends stay, as in French before a question mark. */
export const inOneLine = (words: string): string => words.replace(/[ \t\r\n]+/g, " ").trim();

/** The words of a part in one line, with their tokens in braces as they are written. */
export const wordsOf = (node: TextNode): string => inOneLine(inlineWords(node));

/** The `id` that words make: lowercase letters and digits, with hyphens between. */
export const headingAnchor = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The content of the comments in a part. */
const commentsIn = (node: TextNode): string[] =>
  childrenOf(node)
    .filter(isExpression)
    .map(({ value }) => value.replace(/^\/\*|\*\/$/g, ""));

/** The language of a part, from a comment such as `{/*lang:en*\/}`; undefined for that of the page. */
export const languageOf = (node: TextNode): string | undefined =>
  commentsIn(node).flatMap((comment) => /^lang:(.*)$/.exec(comment)?.[1] ?? [])[0];

/** The `id` of a heading: from a comment such as `{/*#claim*\/}`, which translations have, or else from its words. */
export function anchorOf(heading: TextNode): string {
  const [id] = commentsIn(heading).flatMap((comment) => /^#(.*)$/.exec(comment)?.[1] ?? []);
  return id ?? headingAnchor(wordsOf(heading));
}
