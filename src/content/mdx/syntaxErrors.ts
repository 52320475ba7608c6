import { type Document, isAlias, isScalar, visit, type YAMLError } from "yaml";
import type { Damage } from "../jsonSyntax";

/* What the parsers of YAML and MDX say, in words for people who know neither. */

const inQuotes = 'in quotes ""';

/** What is wrong in the frontmatter, by the parser's name for it; others keep the parser's words. */
const yamlErrors: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "this field is here a second time; keep one",
  BLOCK_AS_IMPLICIT_KEY: `found a second colon in a line; write the text ${inQuotes}`,
  UNEXPECTED_TOKEN: `found something after the end of a value; write a text that begins with a quote or a sign such as { ${inQuotes}, and “ and ” for quotes inside it`,
  BAD_SCALAR_START: `found a sign that can't begin a text; write the text ${inQuotes}`,
  BAD_ALIAS: `found a sign that can't begin a text; write the text ${inQuotes}`,
  MULTILINE_IMPLICIT_KEY:
    "expected the name of a field, a colon and a space, as in title: The words; write each text on one line",
  BAD_INDENT: "expected as many spaces at the start of this line as on the lines around it",
  TAB_AS_INDENT: "found a tab at the start of a line; write two spaces",
  MISSING_CHAR:
    "found a quote or bracket without an end; write the same quote, or the closing bracket, at its end",
};

/** Where the last text in quotes begins: a quote without an end takes in all lines that follow. */
function lastQuote(document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type = "", range }) => {
      if (type.startsWith("QUOTE")) start = range?.[0];
    },
  });
  return start;
}

/** Finds a text that YAML reads as something else: it begins with a sign of YAML, or has a # that hides the rest of its line. */
function misread(document: Document): Damage | undefined {
  let found: Damage | undefined;
  visit(document, {
    Node: (_, node) => {
      const [offset = 0] = node.range ?? [];
      const message = isAlias(node) || node.anchor || node.tag ? yamlErrors.BAD_ALIAS : undefined;
      const hides =
        isScalar(node) && node.comment
          ? `found #, which hides the rest of its line; write the text ${inQuotes}`
          : undefined;
      if (message ?? hides) found = { offset, message: `${message ?? hides}` };
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/**
 * Describes the first mistake in the frontmatter of a file.
 * @returns the place in the frontmatter and what to write instead, or undefined if there is no mistake
 */
export function yamlDamage(document: Document): Damage | undefined {
  const [error] = document.errors;
  const damage = error
    ? { offset: error.pos[0], message: yamlErrors[error.code] ?? error.message }
    : misread(document);
  if (!damage || error?.code === "DUPLICATE_KEY") return damage;
  const offset =
    error?.code === "MISSING_CHAR" ? (lastQuote(document) ?? damage.offset) : damage.offset;
  return { offset, message: `not valid YAML: ${damage.message}` };
}

/** What is wrong in a text, by a part of the parser's words. */
const mdxErrors: [RegExp, string][] = [
  [/to create a comment in MDX/, "found <!; write a note that visitors don't see as {/* … */}"],
  [/to create a link in MDX/, "found an address in < >; write a link as [words](/pricing)"],
  [/“|”|U\+201[89]/, 'found a curly quote; write a straight quote "'],
  [
    /before name/,
    "found < before something that is no name of a component; write \\< for the sign itself",
  ],
  [/end of file in expression/, "found { without an end; write } behind the word, as in {brand}"],
  [/before attribute value/, 'expected a straight quote " behind the =, as in slug="effect-size"'],
  [/attribute name/, "found a component without an end; write /> at its end"],
  [/closing slash/, "found a closing tag without an opening one; take it out"],
  [
    /with acorn/,
    'found { } with neither a word such as {brand} nor a list such as {["One", "Two"]} in it',
  ],
];

/** Describes a mistake in a text by the parser's reason. */
export const mdxError = (reason: string): string =>
  `not valid MDX: ${mdxErrors.find(([words]) => words.test(reason))?.[1] ?? reason}`;

/** Describes a tag without an end: a component, or else HTML. */
export const unclosedTag = (name: string): string =>
  /^[A-Z]/.test(name)
    ? `not valid MDX: <${name}> has no closing tag; write </${name}> behind its text, or /> in place of its >`
    : `not valid MDX: <${name}> is no component; take it out`;
