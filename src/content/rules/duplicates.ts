import { valueAt } from "../../schema/schemaFields";
import { ownLanguage } from "../../shared/languages";
import { type Content, type FoundLeaf, placesOn } from "../entries";
import { furtherLanguages, localizedPaths } from "../languages";
import { type Problem, problemPlace } from "../problems";
import { searchTexts } from "./titlesAndDescriptions";

interface Named {
  /** What it is, in messages. */
  name: string;
  /** Where no two may be the same. */
  scope: string;
  text: string;
  /** Of an address that the site makes of the one in the file. */
  language?: string;
  problem(message: string): Problem;
}

/** Every value that an earlier one equals. Neither need be the wrong one. */
function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Named>();
  const found = new Map<string, Problem>();
  for (const value of values) {
    const { name, scope, text, problem } = value;
    const key = `${name} ${scope} ${text}`;
    const first = seen.get(key) ?? value;
    seen.set(key, first);
    const { file, line } = first.problem("");
    const language = first.language ?? value.language;
    const where = language ? ` in the language "${language}"` : "";
    const message = `data/${file}:${line} has the same ${name}${where}; change one of the two`;
    const place = problemPlace(problem(message));
    if (problemPlace(first.problem("")) !== place) found.set(place, problem(message));
  }
  return [...found.values()];
}

/** An entry's slug must be unique in its entity, and any other slug in its list. */
const scopeOf = ({ entry, leaf, isOwn }: FoundLeaf): string =>
  isOwn ? entry.entity.type : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")}`;

/** Addresses, slugs, anchors, numbers, titles and descriptions that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, leavesOf } = content;
  const further = furtherLanguages(content);
  const paths = [...leavesOf("path"), ...leavesOf("oldPath")].flatMap(({ text, problem }) =>
    // Its own address last: of two problems at a place, the last counts.
    localizedPaths(text, further)
      .reverse()
      .map(({ language, path }) => ({
        name: "address",
        scope: "",
        text: path,
        language: language === ownLanguage ? undefined : language,
        problem,
      })),
  );
  const slugs = [...leavesOf("slug"), ...leavesOf("questionPlace")];
  return repeats([
    ...paths,
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
