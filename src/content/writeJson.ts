import { getNodeValue, type Node, parseTree } from "jsonc-parser";

/** The highest number of characters in a line; Biome has the same one. */
const lineWidth = 140;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, whatever the order of their fields. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(a[key], b[key]))
  );
}

/** Puts new keys after the key that they follow in the new order, and leaves the others in the old order. */
function keysInOrder(old: string[], wanted: string[]): string[] {
  const keys = old.filter((key) => wanted.includes(key));
  for (const [index, key] of wanted.entries()) {
    if (!keys.includes(key))
      keys.splice(index === 0 ? 0 : keys.indexOf(wanted[index - 1] ?? "") + 1, 0, key);
  }
  return keys;
}

/** Finds the old item for each new one: an equal one, or else the one at the same place, if no other new item equals it. */
function oldItems(nodes: Node[], items: unknown[]): (Node | undefined)[] {
  const free = new Set(nodes);
  const equal = items.map((item) => {
    const found = nodes.find((node) => free.has(node) && isEqual(getNodeValue(node), item));
    if (found) free.delete(found);
    return found;
  });
  return equal.map((node, index) => {
    const same = nodes[index];
    return node ?? (same && free.has(same) ? same : undefined);
  });
}

/**
 * Writes a value as JSON in the form of Biome's formatter. Keeps the order of fields and the line breaks of an earlier text,
 * so that only the lines of changed values change.
 * @param earlier the earlier text; any JSON does, an empty text too
 * @throws {TypeError} when the value isn't JSON
 */
export function writeJson(value: unknown, earlier: string): string {
  const oneLine = (parts: string[], [open, close]: string, space: string) =>
    `${open}${space}${parts.join(", ")}${space}${close}`;

  /**
   * @param before the number of characters before the value in its line
   * @param after the number of characters that follow it there: a comma, or nothing
   */
  function write(
    item: unknown,
    node: Node | undefined,
    indent: string,
    before: number,
    after: number,
  ): string {
    const inner = `${indent}  `;
    const block = (parts: string[], [open, close]: string) =>
      `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
    const fits = (line: string) =>
      !line.includes("\n") && before + line.length + after <= lineWidth;

    if (Array.isArray(item)) {
      if (item.length === 0) return "[]";
      const old = oldItems(node?.type === "array" ? (node.children ?? []) : [], item);
      const parts = item.map((part, index) =>
        write(part, old[index], inner, inner.length, index < item.length - 1 ? 1 : 0),
      );
      const line = oneLine(parts, "[]", "");
      return fits(line) ? line : block(parts, "[]");
    }
    if (isObject(item)) {
      const properties = new Map(
        (node?.type === "object" ? node.children : [])?.map(({ children = [] }) => [
          children[0]?.value,
          children[1],
        ]),
      );
      const keys = keysInOrder(
        [...properties.keys()],
        Object.keys(item).filter((key) => item[key] !== undefined),
      );
      if (keys.length === 0) return "{}";
      const parts = keys.map((key, index) => {
        const name = `${JSON.stringify(key)}: `;
        return (
          name +
          write(
            item[key],
            properties.get(key),
            inner,
            inner.length + name.length,
            index < keys.length - 1 ? 1 : 0,
          )
        );
      });
      const line = oneLine(parts, "{}", " ");
      const first = node?.children?.[0];
      const wasInOneLine =
        node?.type === "object" &&
        first &&
        !earlier.slice(node.offset, first.offset).includes("\n");
      return wasInOneLine && fits(line) ? line : block(parts, "{}");
    }
    const written = JSON.stringify(item);
    if (written === undefined) throw new TypeError(`JSON has no ${typeof item}.`);
    return written;
  }

  return `${write(value, parseTree(earlier), "", 0, 0)}\n`;
}
