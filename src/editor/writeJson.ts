import { type Node, parseTree } from "jsonc-parser";
import { isRecord } from "../content/schemaFields";

/** The highest number of characters in a line; Biome has the same one for JSON. */
const lineWidth = 140;

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, item) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort()) : item,
  );

/** Whether two JSON values are equal, whatever the order of their fields. */
export const isEqual = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);

/** Returns the value of a node, and adds its objects that stand in one line to a set. */
function readNode(
  { type, value, children = [], ...node }: Node,
  text: string,
  short: Set<unknown>,
): unknown {
  const item = (child: Node) => readNode(child, text, short);
  if (type === "array") return children.map(item);
  if (type !== "object") return value;
  const fields = children.flatMap(({ children: [name, field] = [] }) =>
    name && field ? [[name.value, item(field)]] : [],
  );
  const object = Object.fromEntries(fields);
  if (!text.slice(node.offset, node.offset + node.length).includes("\n")) short.add(object);
  return object;
}

/**
 * Returns a value whose objects have their fields in the order of an old value. New fields follow the same field as before.
 * @param short the objects that stand in one line
 */
function inOldForm(value: unknown, old: unknown, short: Set<unknown>): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(old) ? old : [];
    return value.map((item, index) =>
      inOldForm(item, items.find((one) => isEqual(one, item)) ?? items[index], short),
    );
  }
  if (!isRecord(value)) return value;
  const oldFields = isRecord(old) ? old : {};
  const names = Object.keys(value);
  const ordered = Object.keys(oldFields).filter((name) => names.includes(name));
  for (const [index, name] of names.entries())
    if (!(name in oldFields)) ordered.splice(ordered.indexOf(names[index - 1] ?? "") + 1, 0, name);
  const object = Object.fromEntries(
    ordered.map((name) => [name, inOldForm(value[name], oldFields[name], short)]),
  );
  if (short.has(old)) short.add(object);
  return object;
}

/**
 * Writes a value as JSON in the form of Biome's formatter. Keeps the order of fields and the line breaks of an earlier text,
 * which is empty for a new file, so that only the lines of changed values change.
 */
export function writeJson(value: unknown, earlier: string): string {
  const short = new Set<unknown>();
  const tree = parseTree(earlier);
  const old = tree && readNode(tree, earlier, short);

  /** @param before the number of characters before the value in its line */
  function write(item: unknown, indent: string, before: number): string {
    const isList = Array.isArray(item);
    if (!isList && !isRecord(item)) return JSON.stringify(item);
    const inner = `${indent}  `;
    const parts = isList
      ? item.map((part) => write(part, inner, inner.length + 1))
      : Object.entries(item).map(([name, part]) => {
          const label = `${JSON.stringify(name)}: `;
          return label + write(part, inner, inner.length + label.length + 1);
        });
    const [open, close, space] = isList ? ["[", "]", ""] : ["{", "}", " "];
    if (parts.length === 0) return open + close;
    const line = open + space + parts.join(", ") + space + close;
    const fits = !line.includes("\n") && before + line.length <= lineWidth;
    if (fits && (isList || short.has(item))) return line;
    return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
  }

  return `${write(inOldForm(value, old, short), "", 0)}\n`;
}
