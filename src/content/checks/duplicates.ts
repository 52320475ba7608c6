import type { Problem } from "../problems";
import { type Content, type FoundLeaf, isOwn, placesOn } from "./entries";

/** An address must be unique on the site, an entry's slug in its entity, and any other slug in its list. */
function keyOf({ entry, leaf, text }: FoundLeaf): string {
  if (leaf.fieldKind.kind === "path") return `path ${text}`;
  return isOwn(leaf, entry)
    ? `${entry.entity.type} ${text}`
    : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")} ${text}`;
}

/** Addresses and slugs that are used twice, and places on a page with one name. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, leavesOf, problemAt } = content;
  const seen = new Map<string, FoundLeaf>();
  // The address of an MDX file comes from its slug.
  const paths = leavesOf("path").filter(({ entry }) => !entry.entity.frontmatter);
  const names = [...paths, ...leavesOf("slug")].map((found) => ({ found, key: keyOf(found) }));
  const places = entries.flatMap((page) =>
    placesOn(page, content).map((found) => ({ found, key: `${page.source.file} #${found.text}` })),
  );
  const repeated = new Set<FoundLeaf>();
  return [...names, ...places].flatMap(({ found, key }) => {
    const first = seen.get(key);
    if (!first) seen.set(key, found);
    if (!first || first === found || repeated.has(found)) return [];
    repeated.add(found);
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
