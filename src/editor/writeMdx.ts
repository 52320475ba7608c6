import { Document, isMap, isScalar, parse, parseDocument, type YAMLMap } from "yaml";
import { parseMdx } from "../check/mdx/mdxSource";
import { isRecord } from "../schema/schemaFields";
import { isEqual } from "./writeJson";

/** The fields of a file, and the text below them with the space before it. */
const parts = /^---\n([\s\S]*?)\n---(\n*)([\s\S]*)$/;

/** Reads an MDX file: the fields at its top, and its text as `body`. */
export function readMdx(text: string): Record<string, unknown> {
  const [, head = "", , body = text] = parts.exec(text) ?? [];
  return { ...parse(head), body: body.trim() };
}

/** Sets the values that differ, and leaves the others as they are written. */
function update(map: YAMLMap, fields: Record<string, unknown>): void {
  const old: Record<string, unknown> = map.toJSON();
  for (const name of Object.keys(old)) if (!(name in fields)) map.delete(name);
  for (const [name, value] of Object.entries(fields)) {
    if (isEqual(value, old[name])) continue;
    const node = map.get(name, true);
    if (isMap(node) && isRecord(value)) update(node, value);
    else if (isScalar(node) && typeof value === typeof node.value) node.value = value;
    else map.set(name, value);
  }
}

/** Writes an MDX file from its fields and its `body`, in the form of an earlier one, which is empty for a new file. */
export function writeMdx(value: unknown, earlier: string): string {
  const { body, ...fields } = value as Record<string, unknown>;
  const [, head = "", space = "\n\n"] = parts.exec(earlier) ?? [];
  const document = head ? parseDocument(head) : new Document({});
  const isChanged = !isEqual(fields, document.toJS());
  if (isMap(document.contents)) update(document.contents, fields);
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return `---\n${isChanged ? written : head}\n---${space}${String(body).trim()}\n`;
}

/** What the check says about the text of an MDX file. Lines count from the start of the text, as in the form. */
export function textProblems(file: string): string[] {
  const { syntaxProblems, textProblems: mistakes = [] } = parseMdx("", file);
  const [, , , body = ""] = parts.exec(file) ?? [];
  const linesAbove = file.slice(0, file.length - body.length).split("\n").length - 1;
  return [...syntaxProblems, ...mistakes].map(({ line, field, message }) =>
    [`text, line ${Math.max(line - linesAbove, 1)}`, field, message].filter(Boolean).join(": "),
  );
}
