import { entities } from "../entities";
import { didYouMean, without } from "../nearMiss";
import type { Problem } from "../problems";
import type { Leaf } from "../walk";
import { type Content, type Entry, ownSlugs } from "./entries";

/** The slugs that the same list or object refers to: none of them is a good suggestion. */
const namedWith = ({ at }: Leaf, entry: Entry): string[] => {
  const parent = JSON.stringify(at.slice(0, -1));
  return entry
    .leavesOf("reference")
    .flatMap(({ leaf, text }) => (JSON.stringify(leaf.at.slice(0, -1)) === parent ? [text] : []));
};

/** References to entries that do not exist. */
export function referenceProblems(content: Content): Problem[] {
  const { leavesOf, problemAt, isSound } = content;
  const slugsOf = new Map(entities.map(({ type }) => [type, ownSlugs(content, type)]));
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.fieldKind.kind === "reference" ? leaf.fieldKind.to : "";
    const known = slugsOf.get(type) ?? [];
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (known.includes(text) || !isSound(file)) return [];
    const unnamed = without(known, namedWith(leaf, entry));
    return [
      problemAt(
        entry,
        leaf,
        `no entry of data/${file} has the slug "${text}"${didYouMean(text, unnamed)}`,
      ),
    ];
  });
}
