import type { JSONPath } from "jsonc-parser";
import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml";
import { entityOf } from "../entities";
import { type Damage, damagedText, fieldName, position } from "../location";
import type { Problem } from "../problems";
import type { Source } from "../source";
import { type Body, BodyReader } from "./body";
import { mdxError, yamlDamage } from "./syntaxErrors";
import { headingAnchor, parseTree, splitFile } from "./tree";

const noFrontmatter =
  'the file must begin with its fields between two lines of three hyphens "---"; move what stands above them below, or remove it';

/** An error of the parser. */
interface SyntaxMessage {
  reason: string;
  line: number | null;
  column: number | null;
}

const isSyntaxError = (error: unknown): error is SyntaxMessage =>
  error instanceof Error && "reason" in error;

/** Parses the text below the frontmatter. The parser throws at the first syntax error. */
function readBody(file: string, text: string): BodyReader | Damage {
  try {
    return new BodyReader(file, parseTree(text));
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    // The parser reports an unclosed tag without a place, but names the place of its opening tag.
    const [, opened, at] = /\((\d+):(\d+)-[\d:]+\)/.exec(error.reason) ?? [];
    const line = error.line ?? Number(opened ?? 1);
    const column = error.column ?? Number(at ?? 1);
    const above = text.split("\n").slice(0, line - 1);
    const offset = above.reduce((sum, { length }) => sum + length + 1, column - 1);
    const [, tag] = (!error.line && /^<([\w.]+)/.exec(text.slice(offset))) || [];
    return { offset, message: mdxError(tag ? `closing tag for \`<${tag}` : error.reason) };
  }
}

/** Where a field of the frontmatter stands. */
function frontmatterOffset(document: Document, path: JSONPath, onKey: boolean): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])
      : undefined;
    const node =
      onKey || !isNode(pair?.value)
        ? (pair?.key ?? document.getIn(path.slice(0, length), true))
        : pair.value;
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** How a problem names a field of the text. */
function bodyField([list, index, ...rest]: JSONPath, { parts }: Body): string {
  if (list !== "parts" || typeof index !== "number")
    return list === "body" ? "" : `${list ?? "text"}`.replace(/s$/, "");
  const inside = rest[0] === "kind" ? "" : fieldName(rest);
  return `<${parts[index]?.kind}>${inside && ` ${inside}`}`;
}

/**
 * Parses an MDX file: its frontmatter is an entry, to which `path` is added, the page's address, and `body`, what the text
 * contains.
 */
export function parseMdx(file: string, text: string): Source {
  const at = (offset: number, message: string, field = ""): Problem => ({
    file,
    ...position(text, offset),
    field,
    message,
  });
  const broken = ({ offset, message }: Damage): Source => ({
    file,
    value: undefined,
    syntaxProblems: [at(offset, message)],
    problemAt: (path, words) => at(0, words, fieldName(path)),
  });
  const damage = damagedText(text);
  if (damage) return broken(damage);
  const split = splitFile(text);
  if (!split) return broken({ offset: 0, message: noFrontmatter });
  const document = parseDocument(split.frontmatter, { prettyErrors: false });
  const unreadable = yamlDamage(document);
  if (unreadable) return broken({ ...unreadable, offset: split.offset + unreadable.offset });
  if (!isMap(document.contents)) return broken({ offset: split.offset, message: noFrontmatter });
  const reader = readBody(text, split.text);
  if (!(reader instanceof BodyReader)) return broken(reader);

  const fields = document.toJS() as { slug?: unknown };
  const name = typeof fields.slug === "string" ? fields.slug : file.replace(/^.*\/|\.mdx$/g, "");
  const path = `${entityOf(file)?.address ?? "/"}${headingAnchor(name)}`;
  const added = { path, body: reader.body };
  return {
    file,
    value: { ...fields, ...added },
    syntaxProblems: Object.keys(added)
      .filter((key) => key in fields)
      .map((key) => {
        const offset = split.offset + frontmatterOffset(document, [key], true);
        return at(offset, `the site itself sets the field "${key}"; remove it`, key);
      }),
    textProblems: reader.mistakes.map((mistake) =>
      at(mistake.offset, mistake.message, bodyField(mistake.path ?? [], reader.body)),
    ),
    problemAt(place, message, onKey = false) {
      const [first, ...inBody] = place;
      if (first === "body")
        return at(reader.offsetAt(inBody) ?? 0, message, bodyField(inBody, reader.body));
      const written = first === "path" ? ["slug"] : place;
      const offset = split.offset + frontmatterOffset(document, written, onKey);
      return at(offset, message, fieldName(place));
    },
  };
}
