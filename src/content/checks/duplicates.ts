import { type Problem, problemPlace } from "../problems";
import { valueAt } from "../schemaFields";
import { type Content, type Entry, type FoundLeaf, placesOn } from "./entries";

interface Named {
  key: string;
  name: string;
  entry: Entry;
  problem: Problem;
}

/** Every value that an older one equals. Neither need be the wrong one. */
function repeats(values: Named[], { entries }: Content): Problem[] {
  const age = new Map(entries.map((entry, index) => [entry, index]));
  const ageOf = ({ entry }: Named) => age.get(entry) ?? 0;
  const seen = new Map<string, Problem>();
  const found = new Map<string, Problem>();
  for (const { key, name, problem } of values.toSorted((a, b) => ageOf(a) - ageOf(b))) {
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
  if (leaf.fieldKind.kind === "path") return `address ${text}`;
  return isOwn
    ? `${entry.entity.type} ${text}`
    : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")} ${text}`;
}

/** Addresses, slugs, anchors and numbers that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, leavesOf } = content;
  const named = (found: FoundLeaf, key: string): Named => {
    const { kind } = found.leaf.fieldKind;
    const name = kind === "path" ? "address" : kind;
    return { key, name, entry: found.entry, problem: found.problem("") };
  };
  const names = [...leavesOf("path"), ...leavesOf("slug")].map((found) =>
    named(found, keyOf(found)),
  );
  const places = entries.flatMap((page) =>
    placesOn(page, content).map((found) => named(found, `${page.source.file} #${found.text}`)),
  );
  const valuesOf = (type: string, field: string, name: string) =>
    ofType(type)
      .filter(({ value }) => valueAt(value, [field]) !== undefined)
      .map((entry) => ({
        key: `${name} ${valueAt(entry.value, [field])}`,
        name,
        entry,
        problem: entry.source.problemAt([...entry.at, field], ""),
      }));
  return repeats(
    [
      ...names,
      ...places,
      ...valuesOf("Redirect", "from", "address"),
      ...valuesOf("ScenarioPage", "number", "number"),
    ],
    content,
  );
}
