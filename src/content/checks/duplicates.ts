import { type Problem, problemPlace } from "../problems";
import { valueAt } from "../schemaFields";
import { type Content, type FoundLeaf, placesOn } from "./entries";

interface Named {
  key: string;
  name: string;
  problem: Problem;
}

/** Every value that an earlier one equals. Neither need be the wrong one. */
function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Problem>();
  const found = new Map<string, Problem>();
  for (const { key, name, problem } of values) {
    const place = problemPlace(problem);
    const first = seen.get(key) ?? problem;
    seen.set(key, first);
    const message = `data/${first.file}:${first.line} has the same ${name}; change one of the two`;
    if (problemPlace(first) !== place) found.set(place, { ...problem, message });
  }
  return [...found.values()];
}

/** An address must be unique on the site, an entry's slug in its entity, and any other slug in its list. */
function keyOf({ entry, leaf, text, isOwn }: FoundLeaf): string {
  if (leaf.fieldKind.kind === "path") return `path ${text}`;
  return isOwn
    ? `${entry.entity.type} ${text}`
    : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")} ${text}`;
}

/** Addresses, slugs, anchors and numbers that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, leavesOf } = content;
  const named = (found: FoundLeaf, key: string): Named => {
    const { kind } = found.leaf.fieldKind;
    return { key, name: kind === "path" ? "address" : kind, problem: found.problem("") };
  };
  // The address of an MDX file comes from its slug.
  const paths = leavesOf("path").filter(({ entry }) => !entry.entity.frontmatter);
  const names = [...paths, ...leavesOf("slug")].map((found) => named(found, keyOf(found)));
  const places = entries.flatMap((page) =>
    placesOn(page, content).map((found) => named(found, `${page.source.file} #${found.text}`)),
  );
  const valuesOf = (type: string, field: string, name: string) =>
    ofType(type)
      .filter(({ value }) => valueAt(value, [field]) !== undefined)
      .map(({ value, source, at }) => ({
        key: `${type} ${valueAt(value, [field])}`,
        name,
        problem: source.problemAt([...at, field], ""),
      }));
  return repeats([
    ...names,
    ...places,
    ...valuesOf("Redirect", "from", "old address"),
    ...valuesOf("ScenarioPage", "number", "number"),
  ]);
}
