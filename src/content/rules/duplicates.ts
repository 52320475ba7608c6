import { valueAt } from "../../schema/schemaFields";
import { ownLanguage } from "../../shared/languages";
import { anchorsOn, type Content, type FoundField } from "../entries";
import { furtherLanguages, localizedPaths } from "../languages";
import { type Problem, problemLocation } from "../problems";
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

/** Says of every value that an earlier one equals it. Neither need be the wrong one. */
export function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Named>();
  const found = new Map<string, Problem>();
  for (const value of values) {
    const { name, scope, text, problem } = value;
    const key = `${name} ${scope} ${text}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, value);
      continue;
    }
    const { file, line } = first.problem("");
    const language = first.language ?? value.language;
    const where = language ? ` in the language "${language}"` : "";
    const message = `${file}:${line} has the same ${name}${where}; change one of the two`;
    const location = problemLocation(problem(message));
    if (problemLocation(first.problem("")) !== location) found.set(location, problem(message));
  }
  return [...found.values()];
}

/** An entry's slug must be unique in its entity, and any other slug in its list. */
const scopeOf = ({ entry, field, isOwn }: FoundField): string =>
  isOwn ? entry.entity.type : `${entry.contentFile.path} ${field.at.slice(0, -2).join(".")}`;

/** Paths, slugs, anchors, numbers, titles and descriptions that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, fieldsOf } = content;
  const further = furtherLanguages(content);
  const paths = [...fieldsOf("path"), ...fieldsOf("oldPath")].flatMap(({ text, problem }) =>
    // Its own path last: of two problems at a location, the last counts.
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
  const slugs = [...fieldsOf("slug"), ...fieldsOf("questionAnchor")];
  return repeats([
    ...paths,
    ...entries.flatMap((page) =>
      anchorsOn(page, content).map(({ text, problem }) => ({
        name: "anchor",
        scope: page.contentFile.path,
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
    ...ofType("ScenarioPage").map(({ value, contentFile }) => ({
      name: "number",
      scope: "",
      text: `${valueAt(value, ["number"])}`,
      problem: (message: string) => contentFile.problemAt(["number"], message),
    })),
    ...searchTexts(content).map(({ field, text, problem }) => ({
      name: field,
      scope: "",
      text,
      problem,
    })),
  ]);
}
