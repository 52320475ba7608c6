import type { Content, Heading, TableRow } from "mdast";
import { isVisible } from "../../schema/textRules";
import { isComponent, type TextNode, wordsOf } from "./tree";

/* What pages wouldn't show as it is meant, in the parts of a text. Each function answers with a message, or nothing. */

const unshown: [type: RegExp, expected: string][] = [
  [/^image/, 'expected a picture as <Image slug="…" />, with a slug of images.json'],
  [/^(linkReference|definition)$/, "expected a link as [words](/pricing)"],
  [/^footnote/, "expected words without a footnote"],
  [/^code$/, "expected words without a block of code"],
  [/^delete$/, "expected words that aren't struck through by ~"],
  [/^mdxjsEsm$/, "expected another first word in a line than import or export"],
  [/^mdxFlowExpression$/, "expected words around a token such as {brand}"],
];

/** Kinds of Markdown that pages don't show. */
export function kindMistake(node: TextNode): string | undefined {
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return "expected a list to tick off as <Checklist … />";
  return unshown.find(([pattern]) => pattern.test(node.type))?.[1];
}

/** The name of a component; empty for words, and for a tag of HTML, which is no component. */
const componentName = (node: TextNode): string =>
  isComponent(node) && /^[A-Z]/.test(`${node.name}`) ? `${node.name}` : "";

/** A part where none of its kind may stand: rows are in a plan, words in a row, and nothing is in other components. */
export function nestingMistake(parent: TextNode, child: Content): string | undefined {
  const within = componentName(parent);
  const name = componentName(child);
  const isBlank = !name && !wordsOf(child);
  if (isBlank) return undefined;
  if (parent.type === "root")
    return name === "Minutes" ? "expected <Minutes> inside <Steps>" : undefined;
  if (within === "Steps")
    return name === "Minutes" ? undefined : "expected only <Minutes> inside <Steps>";
  if (within && within !== "Minutes")
    return `expected nothing inside <${within}>, which is written <${within} … />`;
  return name ? `expected <${name}> on a line of its own` : undefined;
}

/** A heading that has no words, another level than 2 or 3, or a level 3 before the first level 2. */
export function headingMistake(
  heading: Heading,
  text: string,
  isFirst: boolean,
): string | undefined {
  if (!isVisible(wordsOf(heading))) return "expected words in a heading, got none";
  if (!text.startsWith("#"))
    return "expected an empty line above --- or ===, which make a heading of the words above";
  const marks = "#".repeat(heading.depth);
  if (heading.depth < 2 || heading.depth > 3)
    return `expected ## or ### in front of a heading, got "${marks}"; the title is the first level`;
  return isFirst && heading.depth === 3
    ? "expected ## in front of the first heading, and ### only below one, got ###"
    : undefined;
}

/** A row with other cells than the first. Pages would show an empty one, or leave one out. */
export function rowMistake(row: TableRow, first: TableRow | undefined): string | undefined {
  const expected = first?.children.length;
  const found = row.children.length;
  return found === expected
    ? undefined
    : `expected ${expected} cells, as in the first row, got ${found}; write \\| for the character |`;
}

/** Marks for bold words that aren't in pairs, or have a space inside: pages would show them. */
export const boldMistake = (words: string): string | undefined =>
  words.includes("**") ? "expected ** right before and right after bold words" : undefined;

/** A paragraph that was meant as something else. */
export function paragraphMistake(text: string): string | undefined {
  if (/^##+[^#\s]/.test(text)) return "expected a space after ## in front of a heading";
  return /^\s*\|?\s*:?-{2,}:?\s*(\||$)/m.test(text) || /^\s*\|.*\|\s*$/m.test(text)
    ? "expected a line such as | --- | --- | with as many cells as the row above it"
    : undefined;
}
