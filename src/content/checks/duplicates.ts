import type { Fault } from "../faults";
import { type Content, isOwn } from "./entries";

/** Addresses, slugs and anchors that are taken twice. */
export function duplicateFaults({ leavesOf, fault }: Content): Fault[] {
  const keyed = [
    ...leavesOf("path").map((found) => ({ ...found, key: `path ${found.text}` })),
    ...leavesOf("slug")
      .filter(({ entry, leaf }) => isOwn(leaf, entry))
      .map((found) => ({ ...found, key: `${found.entry.entity.type} ${found.text}` })),
    ...leavesOf("anchor").map((found) => ({ ...found, key: `${found.entry.source.file} #${found.text}` })),
    ...leavesOf("slug")
      .filter(({ entry, leaf }) => !isOwn(leaf, entry))
      .map((found) => ({
        ...found,
        key: `${found.entry.source.file} ${found.leaf.at.slice(0, -2).join(".")} ${found.text}`,
      })),
  ];
  const seen = new Map<string, (typeof keyed)[number]>();
  return keyed.flatMap((found) => {
    const { entry, leaf, text, key } = found;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, found);
      return [];
    }
    const { file, line } = fault(first.entry, first.leaf, "");
    return [fault(entry, leaf, `"${text}" is taken by data/${file}:${line}; choose another`)];
  });
}
