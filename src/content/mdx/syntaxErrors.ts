import { type Document, isAlias, isScalar, visit, type YAMLError } from "yaml";
import type { Damage } from "../location";

const cantBegin = 'found a character that a text can\'t start with; write the text in quotes ""';

/** What is wrong in the frontmatter, by the parser's name for it; others keep the parser's words. */
const yamlErrors: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "this field is here a second time; keep one",
  BLOCK_AS_IMPLICIT_KEY: 'found a second colon in a line; write the text in quotes ""',
  UNEXPECTED_TOKEN: 'found something after the end of a value; write the text in quotes ""',
  BAD_SCALAR_START: cantBegin,
  BAD_ALIAS: cantBegin,
  MULTILINE_IMPLICIT_KEY: "expected a field on one line, as in title: The words",
  BAD_INDENT: "expected as many spaces as before the lines around it",
  TAB_AS_INDENT: "found a tab at the start of a line; write two spaces",
  MISSING_CHAR: "found a quote or bracket without an end",
};

/** Finds a text that YAML reads as something else, and the start of the last text in quotes. */
function readTexts(document: Document) {
  let misread: Damage | undefined;
  let lastQuote: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const [offset = 0] = node.range ?? [];
      if (isScalar(node) && node.type?.startsWith("QUOTE")) lastQuote = offset;
      if (isAlias(node) || node.anchor || node.tag) misread ??= { offset, message: cantBegin };
      if (isScalar(node) && node.comment)
        misread ??= {
          offset,
          message: 'found #, which hides the rest of its line; write the text in quotes ""',
        };
    },
  });
  return { misread, lastQuote };
}

/** Describes the first mistake in the frontmatter of a file. */
export function yamlDamage(document: Document): Damage | undefined {
  const [error] = document.errors;
  const { misread, lastQuote } = readTexts(document);
  if (!error) return misread && { ...misread, message: `not valid YAML: ${misread.message}` };
  // A quote without an end takes in all lines that follow.
  const offset = (error.code === "MISSING_CHAR" ? lastQuote : undefined) ?? error.pos[0];
  return { offset, message: `not valid YAML: ${yamlErrors[error.code] ?? error.message}` };
}

const isTag = "write <Name … /> or <Name>…</Name> for a component, or \\< for the character itself";

/** What is wrong in a text, by a part of the parser's words; $1 is what the parser named. */
const mdxErrors: [RegExp, string][] = [
  [/to create a comment in MDX/, "found <!; write a note that visitors don't see as {/* … */}"],
  [/to create a link in MDX/, "found an address in < >; write a link as [words](/pricing)"],
  [/“|”|U\+201[89]/, 'found a curly quote; write a straight quote "'],
  [/before name/, `found < before something that is not a component name; ${isTag}`],
  [/end of file in expression/, "found { without an end; write } after the word, as in {brand}"],
  [/before attribute value/, 'expected a straight quote " after the =, as in slug="effect-size"'],
  [/attribute name/, "found a component without an end; write /> at its end"],
  [/closing slash/, "found a closing tag without an opening one; remove it"],
  [/closing tag for `<([A-Z][\w.]*)/, "<$1> has no closing tag; write </$1>, or /> for its >"],
  [/closing tag for `<([\w.]+)/, "<$1> is not a component; remove it"],
  [/with acorn/, 'found { } without a word such as {brand} or a list such as {["One", "Two"]}'],
];

/** Describes a mistake in a text by the parser's reason. */
export function mdxError(reason: string): string {
  for (const [pattern, message] of mdxErrors) {
    const match = pattern.exec(reason);
    if (match) return `not valid MDX: ${message.replaceAll("$1", () => match[1] ?? "")}`;
  }
  return `not valid MDX: ${reason}`;
}
