import { isRecord } from "../schema/schemaFields";

/** The highest number of characters in a line; Biome has the same one for JSON. */
const lineWidth = 140;

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, item) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort()) : item,
  );

/** Whether two JSON values are equal, whatever the order of their fields. */
export const isEqual = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);

/** Returns a value with its fields in the order of an old value; new ones follow the same field as before. */
function inOldOrder(value: unknown, old: unknown): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(old) ? old : [];
    return value.map((item, index) =>
      inOldOrder(item, items.find((one) => isEqual(one, item)) ?? items[index]),
    );
  }
  if (!isRecord(value)) return value;
  const oldFields = isRecord(old) ? old : {};
  const names = Object.keys(value);
  const ordered = Object.keys(oldFields).filter((name) => names.includes(name));
  for (const [index, name] of names.entries())
    if (!(name in oldFields)) ordered.splice(ordered.indexOf(names[index - 1] ?? "") + 1, 0, name);
  return Object.fromEntries(
    ordered.map((name) => [name, inOldOrder(value[name], oldFields[name])]),
  );
}

/** Writes JSON as Biome does, with the order of fields and the line breaks of an earlier text. */
export function writeJson(value: unknown, earlier: string): string {
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
    // Biome leaves an object in one line where its author wrote it so.
    if (fits && (isList || earlier.includes(line))) return line;
    return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
  }

  const old: unknown = earlier ? JSON.parse(earlier) : undefined;
  return `${write(inOldOrder(value, old), "", 0)}\n`;
}
