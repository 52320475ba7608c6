import { entities } from "../entities";
import { didYouMean } from "../nearMiss";
import type { Problem } from "../problems";
import { type Content, ownSlugs } from "./entries";

/** References to entries that do not exist. */
export function referenceProblems(content: Content): Problem[] {
  const { leavesOf, problemAt, isSound } = content;
  const slugsOf = new Map(entities.map(({ type }) => [type, ownSlugs(content, type)]));
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.fieldKind.kind === "reference" ? leaf.fieldKind.to : "";
    const known = slugsOf.get(type) ?? [];
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (known.includes(text) || !isSound(file)) return [];
    return [problemAt(entry, leaf, `no entry of data/${file} has the slug "${text}"${didYouMean(text, known)}`)];
  });
}
