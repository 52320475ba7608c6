import type { JSONPath } from "jsonc-parser";
import { type Document, isAlias, isMap, isNode, parseDocument, visit } from "yaml";
import { entityOf } from "../../schema/entities";
import type { ContentFile } from "../contentFile";
import { mismatch, repeatedName } from "../messages";
import { fieldName, type Problem, problemsIn, type TextProblem, unreadableText } from "../problems";
import { readBody } from "./body";
import { headingAnchor, splitFile } from "./tree";

const noFrontmatter = 'expected the file to begin with its fields, between two lines of "---"';

const quotesExpected = "expected quotes around a text with a sign such as #, &, *, ! or a colon";

/** What is wrong in the frontmatter. YAML takes the words behind signs for its own, and would leave them out. */
function yamlProblem(document: Document, frontmatter: string): TextProblem | undefined {
  const [error] = document.errors;
  if (error) {
    const [offset] = error.pos;
    const [name = ""] = /^[^\s:]*/.exec(frontmatter.slice(offset)) ?? [];
    const message =
      error.code === "DUPLICATE_KEY"
        ? repeatedName(name)
        : `not valid YAML: ${quotesExpected}, at both ends (${error.message})`;
    return { offset, message };
  }
  let found: TextProblem | undefined;
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor || node.tag || node.comment)
        found ??= { offset: node.range?.[0] ?? 0, message: quotesExpected };
    },
  });
  return found;
}

/** What the parser of MDX throws, apart from faults of its own. */
interface MdxError {
  reason: string;
  line: number | null;
  column: number | null;
}

const isMdxError = (error: unknown): error is MdxError =>
  error instanceof Error && "reason" in error;

/** What to write instead, where the parser doesn't say it. */
const cures: [reason: RegExp, cure: string][] = [
  [/Could not parse import/, "; begin the line with another word than import or export"],
  [/acorn/, '; write braces only around a token such as {brand}, or a list such as {["One"]}'],
  [/before name, [^(]*$/, "; write \\< for the character itself"],
];

/** What the parser's error is, in the text of a whole file. */
function mdxProblem(text: string, { reason, line, column }: MdxError): Omit<Problem, "file"> {
  // Of a component that isn't closed, the parser names another one, but where this one opens.
  const [, opened, at] = /closing tag for .*\((\d+):(\d+)-/.exec(reason) ?? [];
  if (opened) {
    const fromTag = text.split("\n")[Number(opened) - 1]?.slice(Number(at) - 1) ?? "";
    const [tag = "<"] = /^<[\w.]*/.exec(fromTag) ?? [];
    const cure = /^<[A-Z]/.test(tag)
      ? `write ${tag.replace("<", "</")}> behind its words, or /> at its own end`
      : "write words without tags of HTML";
    const message = `not valid MDX: ${tag}> isn't closed; ${cure}`;
    return { line: Number(opened), column: Number(at), field: "", message };
  }
  const [, cure = ""] = cures.find(([pattern]) => pattern.test(reason)) ?? [];
  return {
    line: line ?? 1,
    column: column ?? 1,
    field: "",
    message: `not valid MDX: ${reason}${cure}`,
  };
}

function frontmatterOffset(document: Document, path: JSONPath): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? frontmatterOffset(document, path.slice(0, -1)) : 0;
}

/** How messages name a part of the text: `<Checklist> items[0]`, `heading`, or nothing for words. */
function bodyField([list, index, ...rest]: JSONPath, parts: Record<string, unknown>[]): string {
  if (list === "headings") return "heading";
  if (list !== "parts" || typeof index !== "number") return "";
  const own = rest[0] === "component" ? "" : fieldName(rest);
  return `<${parts[index]?.component}>${own && ` ${own}`}`;
}

/** Parses an MDX file: its frontmatter, with the page's `path` and a `body` of what the text contains. */
export function parseMdx(file: string, text: string): ContentFile {
  const fromRoot = `data/${file}`;
  const at = problemsIn(fromRoot, text);
  const broken = (problem: Problem): ContentFile => ({
    path: file,
    value: undefined,
    problems: [problem],
    problemAt: () => problem,
  });
  const textProblem = unreadableText(text);
  if (textProblem) return broken(at(textProblem.offset, textProblem.message));
  const split = splitFile(text);
  const { frontmatter = "" } = split ?? {};
  const document = parseDocument(frontmatter, { prettyErrors: false });
  if (!split || !isMap(document.contents)) return broken(at(0, noFrontmatter));
  const unreadable = yamlProblem(document, frontmatter);
  if (unreadable) return broken(at(split.offset + unreadable.offset, unreadable.message));
  let reader: ReturnType<typeof readBody>;
  try {
    reader = readBody(split.text);
  } catch (error) {
    if (!isMdxError(error)) throw error;
    return broken({ file: fromRoot, ...mdxProblem(text, error) });
  }

  const fields = document.toJS() as { slug?: unknown };
  const name = typeof fields.slug === "string" ? fields.slug : file.replace(/^.*\/|\.mdx$/g, "");
  const path = `${entityOf(file)?.pathPrefix ?? "/"}${headingAnchor(name)}`;
  return {
    path: file,
    value: { ...fields, path, body: reader.body },
    problems: reader.mistakes.map(({ offset, message }) => at(offset, message)),
    mdx: {
      text: split.text,
      spanAt: ([first, ...rest]) => (first === "body" ? reader.spanAt(rest) : undefined),
    },
    problemAt([first = "", ...rest], message) {
      if (first === "body")
        return at(reader.offsetAt(rest), message, bodyField(rest, reader.body.parts));
      // The address of the page comes from its slug.
      const field = first === "path" ? ["slug"] : [first, ...rest];
      return at(split.offset + frontmatterOffset(document, field), message, fieldName(field));
    },
  };
}

/** Signs, spaces and first words that the parser reads as more than words. */
const mayBeMarkup = /[\\`*_{}[\]<>|~&#]|^([+=-]|\d+[.)]|import|export)|^\s|\s$|\s\s|[^\S ]/;

/** What is wrong in words as a paragraph, or with the mark of a heading in front of them. */
export function mistakeInWords(words: string, mark = ""): string | undefined {
  // Most words are only words, and parsing takes a while.
  if (!mayBeMarkup.test(words)) return undefined;
  try {
    const { body, mistakes } = readBody(mark + words);
    const [found] = [...body.headings.map(({ title }) => title), ...body.texts];
    const isOne = found === words;
    return (
      mistakes[0]?.message ??
      (isOne
        ? undefined
        : mismatch(
            "expected one paragraph without tags of HTML, and without a mark such as - or 1. in front",
            words,
          ))
    );
  } catch (error) {
    if (!isMdxError(error)) throw error;
    return `not valid MDX: ${error.reason}`;
  }
}
