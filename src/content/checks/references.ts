import { nearMiss } from "../describeIssue";
import { entities } from "../entities";
import type { Fault } from "../faults";
import { type Content, isOwn } from "./entries";

/** References to entries that do not exist. */
export function referenceFaults({ leavesOf, fault, isSound }: Content): Fault[] {
  const slugs = new Map<string, string[]>();
  for (const { entry, leaf, text } of leavesOf("slug")) {
    if (isOwn(leaf, entry)) slugs.set(entry.entity.type, [...(slugs.get(entry.entity.type) ?? []), text]);
  }
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.meaning.kind === "reference" ? leaf.meaning.to : "";
    const known = slugs.get(type) ?? [];
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (known.includes(text) || !isSound(file)) return [];
    const meant = nearMiss(text, known);
    return [fault(entry, leaf, `no entry of data/${file} has the slug "${text}"${meant ? `, did you mean "${meant}"?` : ""}`)];
  });
}
