import { valueAt } from "../../schema/schemaFields";
import { type Content, type FoundLeaf, placesOn } from "../entries";
import { type Problem, problemPlace } from "../problems";
import { searchTexts } from "./titlesAndDescriptions";

interface Named {
  /** What it is, in messages. */
  name: string;
  /** Where no two may be the same. */
  scope: string;
  text: string;
  problem(message: string): Problem;
}

/** Every value that an earlier one equals. Neither need be the wrong one. */
function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Problem>();
  const found = new Map<string, Problem>();
  for (const { name, scope, text, problem } of values) {
    const key = `${name} ${scope} ${text}`;
    const first = seen.get(key) ?? problem("");
    seen.set(key, first);
    const message = `data/${first.file}:${first.line} has the same ${name}; change one of the two`;
    const place = problemPlace(problem(message));
    if (problemPlace(first) !== place) found.set(place, problem(message));
  }
  return [...found.values()];
}

/** An entry's slug must be unique in its entity, and any other slug in its list. */
const scopeOf = ({ entry, leaf, isOwn }: FoundLeaf): string =>
  isOwn ? entry.entity.type : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")}`;

/** Addresses, slugs, anchors, numbers, titles and descriptions that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, leavesOf } = content;
  const addresses = [...leavesOf("path"), ...leavesOf("oldPath")];
  const slugs = [...leavesOf("slug"), ...leavesOf("questionPlace")];
  return repeats([
    ...addresses.map(({ text, problem }) => ({ name: "address", scope: "", text, problem })),
    ...entries.flatMap((page) =>
      placesOn(page, content).map(({ text, problem }) => ({
        name: "anchor",
        scope: page.source.file,
        text,
        problem,
      })),
    ),
    ...slugs.map((slug) => ({
      name: "slug",
      scope: scopeOf(slug),
      text: slug.text,
      problem: slug.problem,
    })),
    ...ofType("ScenarioPage").map(({ value, source }) => ({
      name: "number",
      scope: "",
      text: `${valueAt(value, ["number"])}`,
      problem: (message: string) => source.problemAt(["number"], message),
    })),
    ...searchTexts(content).map(({ field, text, problem }) => ({
      name: field,
      scope: "",
      text,
      problem,
    })),
  ]);
}
