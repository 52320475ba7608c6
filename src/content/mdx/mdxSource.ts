import type { JSONPath } from "jsonc-parser";
import { VFileMessage } from "vfile-message";
import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml";
import { entityOf } from "../entities";
import type { Damage } from "../jsonSyntax";
import type { Problem } from "../problems";
import type { Source } from "../source";
import { damagedText, fieldName, position } from "../textPlace";
import { type Body, BodyReader } from "./body";
import { mdxError, unclosedTag, yamlDamage } from "./syntaxErrors";
import { headingAnchor, parseTree, splitFile } from "./tree";

const noFrontmatter =
  'expected fields between two lines of three hyphens "---", and the text below them';

/** The offset of a line and column, both from 1. */
const offsetOf = (text: string, line: number, column: number) =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);

/** Parses the text below the frontmatter. The parser throws at the first syntax error. */
function readBody(file: string, text: string): BodyReader | Damage {
  try {
    return new BodyReader(file, parseTree(text));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { reason, line, column } = error;
    const [, unclosed] = /closing tag for `<([\w.]+)/.exec(reason) ?? [];
    if (line && column)
      return {
        offset: offsetOf(text, line, column),
        message: unclosed ? unclosedTag(unclosed) : mdxError(reason),
      };
    // The parser reports an unclosed tag without a place, and with the name of another tag.
    const [, opened, at] = /\((\d+):(\d+)-[\d:]+\)/.exec(reason) ?? [];
    const offset = offsetOf(text, Number(opened ?? 1), Number(at ?? 1));
    const [, tag] = /^<([\w.]+)/.exec(text.slice(offset)) ?? [];
    return { offset, message: tag ? unclosedTag(tag) : mdxError(reason) };
  }
}

/** Where a field of the frontmatter stands. */
function frontmatterOffset(document: Document, path: JSONPath, onKey: boolean): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
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
    return list === "body" ? "" : `${String(list ?? "text").replace(/s$/, "")}`;
  const inside = rest[0] === "kind" ? "" : fieldName(rest);
  return `<${String(parts[index]?.kind)}>${inside ? ` ${inside}` : ""}`;
}

/**
 * Parses an MDX file: its frontmatter is an entry, to which `path` is added, the page's address, and `body`, what the text
 * contains.
 * @param file path below `data/`
 * @param text the content of the file
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
  const fields: unknown = document.toJS();
  if (!isMap(document.contents)) return broken({ offset: split.offset, message: noFrontmatter });
  const reader = readBody(text, split.text);
  if (!(reader instanceof BodyReader)) return broken(reader);

  const { slug } = fields as { slug?: unknown };
  const name = headingAnchor(typeof slug === "string" ? slug : file.replace(/^.*\/|\.mdx$/g, ""));
  const added = { path: `${entityOf(file)?.address ?? "/"}${name}`, body: reader.body };
  const taken = Object.keys(added).filter((key) => key in Object(fields));
  return {
    file,
    value: { ...Object(fields), ...added },
    syntaxProblems: taken.map((key) =>
      at(
        split.offset + frontmatterOffset(document, [key], true),
        `the site itself sets the field "${key}"; take it out`,
        key,
      ),
    ),
    textProblems: reader.mistakes.map(({ offset, message, path = [] }) =>
      at(offset, message, bodyField(path, reader)),
    ),
    problemAt(path, message, onKey = false) {
      if (path[0] === "body")
        return at(reader.offsetAt(path.slice(1)) ?? 0, message, bodyField(path.slice(1), reader));
      const place = path[0] === "path" ? ["slug"] : path;
      return at(split.offset + frontmatterOffset(document, place, onKey), message, fieldName(path));
    },
  };
}
