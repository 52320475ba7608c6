import { Document, isMap, isScalar, parse, parseDocument } from "yaml";
import { parseMdx } from "../content/mdx/mdxSource";
import { isEqual } from "../content/writeJson";

/** The fields of a file, and the text below them with the space before it. */
const parts = /^---\n([\s\S]*?)\n---(\n*)([\s\S]*)$/;

type Fields = Record<string, unknown>;

/** Reads an MDX file: the fields at its top, and its text as `body`. */
export function parseMdxFile(text: string): Fields {
  const [, head = "", , body = text] = parts.exec(text) ?? [];
  return { ...(parse(head) as Fields | null), body: body.trim() };
}

/** Sets the values that differ, and leaves the others as they are written. */
function update(document: Document, path: string[], value: unknown): void {
  const node = document.getIn(path, true);
  if (isScalar(node) && typeof value === typeof node.value) node.value = value;
  else if (isMap(node) && typeof value === "object" && value !== null) {
    const old = node.toJS(document) as Fields;
    for (const key of Object.keys(old)) if (!(key in value)) document.deleteIn([...path, key]);
    for (const [key, item] of Object.entries(value))
      if (!isEqual(item, old[key])) update(document, [...path, key], item);
  } else document.setIn(path, document.createNode(value));
}

/**
 * Writes an MDX file in the form of an earlier one.
 * @param value its fields, and its text as `body`
 */
export function writeMdxFile(value: unknown, earlier: string): string {
  const { body, ...fields } = value as Fields;
  const [, head = "", space = "\n\n"] = parts.exec(earlier) ?? [];
  const document = head ? parseDocument(head) : new Document(fields);
  if (!isEqual(fields, document.toJS())) update(document, [], fields);
  const written =
    earlier && isEqual(fields, parse(head))
      ? head
      : document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return `---\n${written}\n---${space}${String(body ?? "").trim()}\n`;
}

/** What the check says of the text of an MDX file. Lines count from the start of the text, as in the form. */
export function textProblems(file: string): string[] {
  const { syntaxProblems, textProblems: mistakes = [] } = parseMdx("", file);
  const above = file.length - (parts.exec(file)?.[3]?.length ?? file.length);
  const linesAbove = file.slice(0, above).split("\n").length - 1;
  return [...syntaxProblems, ...mistakes].map(({ line, field, message }) =>
    [`text, line ${Math.max(line - linesAbove, 1)}`, field, message].filter(Boolean).join(": "),
  );
}
