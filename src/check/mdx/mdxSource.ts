import type { JSONPath } from "jsonc-parser";
import { type Document, isAlias, isMap, isNode, parseDocument, visit } from "yaml";
import { entityOf } from "../../schema/entities";
import { mismatch } from "../messages";
import { type Damage, damagedText, fieldName, type Problem, problemsIn } from "../problems";
import type { Source } from "../source";
import { readBody } from "./body";
import { headingAnchor, splitFile } from "./tree";

const noFrontmatter = 'expected the file to begin with its fields, between two lines of "---"';

/** What is wrong in the frontmatter. YAML takes the words behind # and & for its own, and would leave them out. */
function yamlDamage(document: Document): Damage | undefined {
  const [error] = document.errors;
  if (error) return { offset: error.pos[0], message: `not valid YAML: ${error.message}` };
  let damage: Damage | undefined;
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor || node.comment)
        damage ??= {
          offset: node.range?.[0] ?? 0,
          message: "expected quotes around a text with a sign such as #, & or *",
        };
    },
  });
  return damage;
}

type MdxError = { reason: string; line: number | null; column: number | null };

function frontmatterOffset(document: Document, path: JSONPath): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? frontmatterOffset(document, path.slice(0, -1)) : 0;
}

/** Parses an MDX file: its frontmatter, with the page's `path` and a `body` of what the text contains. */
export function parseMdx(file: string, text: string): Source {
  const at = problemsIn(file, text);
  const broken = (problem: Problem): Source => ({
    file,
    value: undefined,
    problems: [problem],
    problemAt: () => problem,
  });
  const damage = damagedText(text);
  if (damage) return broken(at(damage.offset, damage.message));
  const split = splitFile(text);
  const document = parseDocument(split?.frontmatter ?? "", { prettyErrors: false });
  if (!split || !isMap(document.contents)) return broken(at(0, noFrontmatter));
  const unreadable = yamlDamage(document);
  if (unreadable) return broken(at(split.offset + unreadable.offset, unreadable.message));
  let reader: ReturnType<typeof readBody>;
  try {
    reader = readBody(split.text);
  } catch (error) {
    const { reason, line: last, column: end } = error as MdxError;
    // For a tag that isn't closed, the parser names the end, and in words the place where it opens.
    const [, line = last, column = end] = /\((\d+):(\d+)-/.exec(reason) ?? [];
    const message = `not valid MDX: ${reason}`;
    return broken({ file, line: Number(line), column: Number(column), field: "", message });
  }

  const fields = document.toJS() as { slug?: unknown };
  const name = typeof fields.slug === "string" ? fields.slug : file.replace(/^.*\/|\.mdx$/g, "");
  const path = `${entityOf(file)?.address ?? "/"}${headingAnchor(name)}`;
  return {
    file,
    value: { ...fields, path, body: reader.body },
    problems: reader.mistakes.map(({ offset, message }) => at(offset, message)),
    mdx: {
      text: split.text,
      spanAt: ([first, ...rest]) => (first === "body" ? reader.spanAt(rest) : undefined),
    },
    problemAt([first = "", ...rest], message) {
      if (first === "body") return at(reader.offsetAt(rest), message, fieldName(rest.slice(2)));
      // The address of the page comes from its slug.
      const field = first === "path" ? ["slug"] : [first, ...rest];
      return at(split.offset + frontmatterOffset(document, field), message, fieldName(field));
    },
  };
}

/** What is wrong in words as a paragraph, or with the mark of a heading in front of them. */
export function mistakeInWords(words: string, mark = ""): string | undefined {
  try {
    const { body, mistakes } = readBody(mark + words);
    const [found] = [...body.headings.map(({ title }) => title), ...body.texts];
    const isOne = found === words;
    return mistakes[0]?.message ?? (isOne ? undefined : mismatch("expected one paragraph", words));
  } catch (error) {
    return `not valid MDX: ${(error as MdxError).reason}`;
  }
}
