import { entities } from "../entities";
import type { Fault } from "../faults";
import { didYouMean } from "../nearMiss";
import { type Content, ownSlugs } from "./entries";

/** References to entries that do not exist. */
export function referenceFaults(content: Content): Fault[] {
  const { leavesOf, fault, isSound } = content;
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.meaning.kind === "reference" ? leaf.meaning.to : "";
    const known = ownSlugs(content, type);
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (known.includes(text) || !isSound(file)) return [];
    return [fault(entry, leaf, `no entry of data/${file} has the slug "${text}"${didYouMean(text, known)}`)];
  });
}
