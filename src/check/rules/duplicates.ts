import { valueAt } from "../../schema/schemaFields";
import { type Content, type FoundLeaf, placesOn } from "../entries";
import { type Problem, problemPlace } from "../problems";
import { searchTexts } from "./titlesAndDescriptions";

type Found = Pick<FoundLeaf, "text" | "problem">;

interface Named extends Found {
  name: string;
  /** Where no two may be the same. */
  scope: string;
}

/** Every value that an earlier one equals. Neither need be the wrong one. */
function repeats(values: Named[]) {
  const seen = new Map<string, Problem>();
  const found = new Map<string, Problem>();
  for (const { name, scope, text, problem } of values) {
    const key = `${name} ${scope} ${text}`;
    const first = seen.get(key) ?? problem("");
    seen.set(key, first);
    const message = `data/${first.file}:${first.line} has the same ${name}`;
    const place = problemPlace(problem(message));
    if (problemPlace(first) !== place) found.set(place, problem(message));
  }
  return [...found.values()];
}

/** An entry's slug must be unique in its entity, and any other slug in its list. */
const scopeOf = ({ entry, leaf, isOwn }: FoundLeaf) =>
  isOwn ? entry.entity.type : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")}`;

/** Addresses, slugs, anchors, numbers, titles and descriptions that two entries share. */
export function duplicateProblems(content: Content) {
  const { entries, ofType, leavesOf } = content;
  const named =
    (name: string, scope = "") =>
    (found: Found): Named => ({ ...found, name, scope });
  const numbers = ofType("ScenarioPage").map(({ value, source }) => ({
    text: `${valueAt(value, ["number"])}`,
    problem: (message: string) => source.problemAt(["number"], message),
  }));
  const values = [
    ...[...leavesOf("path"), ...leavesOf("oldPath")].map(named("address")),
    ...entries.flatMap((page) => placesOn(page, content).map(named("anchor", page.source.file))),
    ...leavesOf("slug").map((found) => named("slug", scopeOf(found))(found)),
    ...numbers.map(named("number")),
    ...searchTexts(content).map((found) => named(found.field)(found)),
  ];
  return repeats(values);
}
