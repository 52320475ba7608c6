import type { JSONPath } from "jsonc-parser";
import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from "yaml";
import { entityOf } from "../../schema/entities";
import { damagedText, fieldName, type Problem, problemsIn } from "../problems";
import type { Source } from "../source";
import { type Body, readBody } from "./body";
import { headingAnchor, parseTree, splitFile } from "./tree";

const noFrontmatter =
  'the file must begin with its fields between two lines of three hyphens "---"; move what stands above them below, or remove it';

/** What is wrong in the frontmatter, with the number of characters before it. */
function yamlDamage(document: Document): { offset: number; message: string } | undefined {
  const [error] = document.errors;
  const cure = 'write a text that contains signs such as : # or * in quotes ""';
  if (error) return { offset: error.pos[0], message: `not valid YAML: ${error.message}; ${cure}` };
  let misread: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const isSign = isAlias(node) || node.anchor || node.tag || (isScalar(node) && node.comment);
      if (isSign) misread ??= node.range?.[0] ?? 0;
    },
  });
  return misread === undefined
    ? undefined
    : { offset: misread, message: `found a sign such as #, & or *; ${cure}` };
}

interface MdxError {
  reason: string;
  line: number | null;
  column: number | null;
}

const isMdxError = (error: unknown): error is MdxError =>
  error instanceof Error && "reason" in error;

const mdxCure =
  "; write \\< for the sign itself, { } only around a token such as {brand} or a list, and /> at the end of a component without text";

/** The parser names a wrong tag and place where one isn't closed, but says where it opens. */
function mdxProblem(file: string, { reason, line, column }: MdxError): Problem {
  const [, opened, at] = (/\((\d+):(\d+)-[\d:]+\)/.exec(reason) ?? []).map(Number);
  const what = opened ? "the tag that opens here isn't closed" : reason;
  const message = `not valid MDX: ${what}${mdxCure}`;
  return { file, line: opened ?? line ?? 1, column: at ?? column ?? 1, field: "", message };
}

function frontmatterOffset(document: Document, path: JSONPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])?.key
      : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function bodyField([list, index, ...rest]: JSONPath, { parts }: Body): string {
  if (list !== "parts" || typeof index !== "number")
    return list === "body" ? "" : `${list ?? "text"}`.replace(/s$/, "");
  const inside = rest[0] === "component" ? "" : fieldName(rest);
  return `<${parts[index]?.component}>${inside && ` ${inside}`}`;
}

/** Parses an MDX file: its frontmatter, with the page's `path` and a `body` of what the text contains. */
export function parseMdx(file: string, text: string): Source {
  const at = problemsIn(file, text);
  const broken = (problem: Problem): Source => ({
    file,
    value: undefined,
    syntaxProblems: [problem],
    problemAt: (path, words) => at(0, words, fieldName(path)),
  });
  const damage = damagedText(text);
  if (damage) return broken(at(damage.offset, damage.message));
  const split = splitFile(text);
  if (!split) return broken(at(0, noFrontmatter));
  const document = parseDocument(split.frontmatter, { prettyErrors: false });
  const unreadable = yamlDamage(document);
  if (unreadable) return broken(at(split.offset + unreadable.offset, unreadable.message));
  if (!isMap(document.contents)) return broken(at(split.offset, noFrontmatter));
  let reader: ReturnType<typeof readBody>;
  try {
    reader = readBody(text, parseTree(split.text));
  } catch (error) {
    if (!isMdxError(error)) throw error;
    return broken(mdxProblem(file, error));
  }

  const fields = document.toJS() as { slug?: unknown };
  const name = typeof fields.slug === "string" ? fields.slug : file.replace(/^.*\/|\.mdx$/g, "");
  const path = `${entityOf(file)?.address ?? "/"}${headingAnchor(name)}`;
  const fieldAt = (field: JSONPath, message: string) =>
    at(split.offset + frontmatterOffset(document, field), message, fieldName(field));
  return {
    file,
    value: { ...fields, path, body: reader.body },
    syntaxProblems: [],
    textProblems: reader.mistakes.map((mistake) =>
      at(mistake.offset, mistake.message, bodyField(mistake.path ?? [], reader.body)),
    ),
    problemAt(field, message) {
      const [first, ...inBody] = field;
      if (first === "body")
        return at(reader.offsetAt(inBody), message, bodyField(inBody, reader.body));
      // The address of the page comes from its slug.
      const problem = fieldAt(first === "path" ? ["slug"] : field, message);
      return { ...problem, field: fieldName(field) };
    },
  };
}
