import type { Problem } from "../problems";
import type { Content, FoundLeaf } from "./entries";

/** The place of the list that holds a figure, as one word. */
const listOf = ({ entry, leaf }: FoundLeaf) =>
  [entry.source.file, ...leaf.at.slice(0, -1)].join("/");

/**
 * Pages that show the same figures as another page: a visitor of both learns nothing new from the second row. Pages of a folder
 * may, because a new one begins as a copy.
 */
export function figureRowProblems({ leavesOf, problemAt, isSound }: Content): Problem[] {
  const rows = new Map<string, FoundLeaf[]>();
  for (const found of leavesOf("reference")) {
    const { fieldKind } = found.leaf;
    if (found.entry.entity.files.includes("*") || !isSound(found.entry.source.file)) continue;
    if (fieldKind.kind === "reference" && fieldKind.to === "Stat")
      rows.set(listOf(found), [...(rows.get(listOf(found)) ?? []), found]);
  }
  const first = new Map<string, FoundLeaf>();
  return [...rows.values()].flatMap((row) => {
    const [figure] = row;
    const same = row
      .map(({ text }) => text)
      .sort()
      .join(", ");
    const earlier = first.get(same);
    if (figure && !earlier) first.set(same, figure);
    if (!figure || !earlier) return [];
    const message = `data/${earlier.entry.source.file} shows the same figures (${same}); choose others for this page`;
    return [problemAt(figure.entry, figure.leaf, message)];
  });
}
