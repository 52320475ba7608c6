import { valueAt } from "../../schema/schemaFields";
import { ownLanguage } from "../../shared/languages";
import { anchorsOn, type Content, type FoundField } from "../entries";
import { furtherLanguages, localizedPaths } from "../languages";
import { type Location, type Problem, problemLocation } from "../problems";
import { searchTexts } from "./titlesAndDescriptions";

interface Named {
  /** What it is, in messages. */
  name: string;
  /** Where no two may be the same. */
  scope: string;
  text: string;
  /** Of an address that the site makes of the one in the file. */
  language?: string;
  location(): Location;
  problem(message: string): Problem;
}

/** Says of every value that an earlier one equals it, once for each location. Neither need be the wrong one. */
export function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Named>();
  const found = new Map<string, Problem>();
  for (const value of values) {
    const { name, scope, text } = value;
    const key = `${name} ${scope} ${text}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, value);
      continue;
    }
    const earlier = first.location();
    const location = problemLocation(value.location());
    if (problemLocation(earlier) === location || found.has(location)) continue;
    const language = first.language ?? value.language;
    const where = language ? ` in the language "${language}"` : "";
    const message = `${earlier.file}:${earlier.line} has the same ${name}${where}; change one of the two`;
    found.set(location, value.problem(message));
  }
  return [...found.values()];
}

/** An entry's slug must be unique in its entity, and any other slug in its list. */
const scopeOf = ({ entry, field, isOwn }: FoundField): string =>
  isOwn ? entry.entity.type : `${entry.contentFile.path} ${field.at.slice(0, -2).join(".")}`;

/** A slug, to hold against others. */
export const namedSlug = (found: FoundField): Named => ({
  ...found,
  name: "slug",
  scope: scopeOf(found),
});

/** Paths, slugs, anchors, numbers, titles and descriptions that two entries share. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, ofType, fieldsOf } = content;
  const further = furtherLanguages(content);
  const paths = [...fieldsOf("path"), ...fieldsOf("oldPath")].flatMap((found) =>
    localizedPaths(found.text, further).map(({ language, path }) => ({
      ...found,
      name: "address",
      scope: "",
      text: path,
      language: language === ownLanguage ? undefined : language,
    })),
  );
  return repeats([
    ...paths,
    // Before anchors: the slug of a question is one too.
    ...[...fieldsOf("slug"), ...fieldsOf("questionAnchor")].map(namedSlug),
    ...entries.flatMap((page) =>
      anchorsOn(page, content).map((found) => ({
        ...found,
        name: "anchor",
        scope: page.contentFile.path,
      })),
    ),
    ...ofType("ScenarioPage").map(({ value, contentFile }) => ({
      name: "number",
      scope: "",
      text: `${valueAt(value, ["number"])}`,
      location: () => contentFile.problemAt(["number"], ""),
      problem: (message: string) => contentFile.problemAt(["number"], message),
    })),
    ...searchTexts(content).map((found) => ({ ...found, name: found.field, scope: "" })),
  ]);
}
