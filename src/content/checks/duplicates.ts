import type { Fault } from "../faults";
import { type Content, isOwn } from "./entries";

/** Addresses, slugs and anchors that are taken twice. */
export function duplicateFaults({ leavesOf, fault }: Content): Fault[] {
  const seen = new Map<string, Fault>();
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
  return keyed.flatMap(({ entry, leaf, text, key }) => {
    const first = seen.get(key);
    const here = fault(entry, leaf, first ? `"${text}" is taken by data/${first.file}:${first.line}; choose another` : "");
    if (first) return [here];
    seen.set(key, here);
    return [];
  });
}
