import type { Problem } from "../problems";
import { type Content, type FoundLeaf, isOwn } from "./entries";

/** An address must be unique on the site, an anchor on its page, an entry's slug in its entity, and any other slug in its list. */
function keyOf({ entry, leaf, text }: FoundLeaf): string {
  if (leaf.fieldKind.kind === "path") return `path ${text}`;
  if (leaf.fieldKind.kind === "anchor") return `${entry.source.file} #${text}`;
  return isOwn(leaf, entry)
    ? `${entry.entity.type} ${text}`
    : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")} ${text}`;
}

/** Addresses, slugs and anchors that are used twice. */
export function duplicateProblems({ leavesOf, problemAt }: Content): Problem[] {
  const seen = new Map<string, FoundLeaf>();
  // The address of an MDX file comes from its slug.
  const paths = leavesOf("path").filter(({ entry }) => !entry.entity.frontmatter);
  return [...paths, ...leavesOf("slug"), ...leavesOf("anchor")].flatMap((found) => {
    const key = keyOf(found);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, found);
      return [];
    }
    const { file, line } = problemAt(first.entry, first.leaf, "");
    return [
      problemAt(
        found.entry,
        found.leaf,
        `"${found.text}" is taken by data/${file}:${line}; choose another`,
      ),
    ];
  });
}
