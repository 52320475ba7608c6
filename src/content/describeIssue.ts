import { z } from "zod";
import { didYouMean, nearMiss } from "./nearMiss";
import type { Problem } from "./problems";
import { kindsOf, schemaAt, valueAt } from "./schemaFields";
import type { Source } from "./source";

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object in braces { }",
  array: "a list in brackets [ ]",
};

const units: Record<string, string> = { string: " characters", array: " entries" };

/** A value as messages show it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? "a list" : "an object";
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…"` : written;
}

/** Names the characters that a name, an address or a path can't have; empty when there are none. */
export function wrongCharacters(written: string): string {
  if (/^\s|\s$/.test(written)) return "; remove the space at its start or end";
  if (/.\/$/.test(written)) return "; remove the slash at its end";
  const found = new Set(written.match(/\s|[^a-z0-9/.#:-]/gu));
  const names = [...found].map((character) =>
    /\s/.test(character)
      ? "a space"
      : `${/[A-Z]/.test(character) ? "uppercase " : ""}"${character}"`,
  );
  return names.length > 0 ? `; it can't contain ${names.join(", ")}` : "";
}

/** An entry, and where it is. */
export interface PlacedEntry {
  schema: z.core.$ZodType;
  entry: unknown;
  /** The entry's place in the file. */
  at: Path;
  source: Pick<Source, "problemAt">;
}

/** The words that are allowed at a place. Rules that compare fields pass them as `params.known`. */
function allowedWords(issue: Issue, { schema, entry }: PlacedEntry): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code === "custom") return (issue.params?.known as string[] | undefined) ?? [];
  const union = schemaAt(schema, entry, issue.path.slice(0, -1));
  return issue.code === "invalid_union" && union instanceof z.ZodDiscriminatedUnion
    ? kindsOf(union)
    : [];
}

function expectation(issue: Issue, allowed: string[]): string {
  if (issue.code === "invalid_type")
    return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "too_small")
    return `expected at least ${issue.minimum}${units[issue.origin] ?? ""}`;
  if (issue.code === "too_big")
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ""}`;
  if (issue.code === "custom" || allowed.length === 0) return issue.message;
  const words = allowed.map((word) => JSON.stringify(word)).join(", ");
  return `expected ${allowed.length > 1 ? "one of " : ""}${words}`;
}

/** How to correct a value: the word that was meant, or without its quotes, or with quotes. */
function cure(issue: Issue, found: unknown, allowed: string[]): string {
  const expected = issue.code === "invalid_type" ? issue.expected : issue.code;
  if (typeof found !== "string")
    return expected === "string" && /number|boolean/.test(typeof found)
      ? `; write "${found}" in quotes`
      : "";
  const [, bare] = /^\$?(\d+(?:\.\d+)?|true|false)$/.exec(found) ?? [];
  if (bare && /number|int|boolean|union/.test(expected)) return `; write ${bare} without quotes`;
  const otherwise = expected === "invalid_format" ? wrongCharacters(found) : "";
  return didYouMean(found, allowed, otherwise);
}

/** A wrong value: what was expected, what was found, and how to correct it. */
function describeValue(issue: Issue, placed: PlacedEntry): string {
  const found = valueAt(placed.entry, issue.path);
  const allowed = allowedWords(issue, placed);
  const isCounted = /^too_/.test(issue.code) && (typeof found === "string" || Array.isArray(found));
  const got =
    issue.code === "custom" && typeof found === "object" && found !== null
      ? ""
      : `, got ${isCounted ? found.length : formatValue(found)}`;
  // What was found stands before the part of a message that says how to correct it.
  const message = expectation(issue, allowed).replace(/; |$/, (end) => got + end);
  return message + cure(issue, found, allowed);
}

/** Keeps one issue for each place: the wrong type, because other issues follow from it, or else the first. */
function onePerPlace(issues: readonly Issue[]): Issue[] {
  const byPlace = new Map<string, Issue>();
  for (const issue of issues) {
    const place = `${issue.path.join(".")}${issue.code === "unrecognized_keys" ? "." : ""}`;
    if (!byPlace.has(place) || issue.code === "invalid_type") byPlace.set(place, issue);
  }
  return [...byPlace.values()];
}

/** The places where an entry doesn't fit its schema, each with one problem, in words that a maintainer can act on. */
export function describeIssues(reported: readonly Issue[], placed: PlacedEntry): Problem[] {
  const { schema, entry, at, source } = placed;
  const issues = onePerPlace(reported);
  const problem = (path: readonly PropertyKey[], message: string, onKey = false) =>
    source.problemAt([...at, ...(path as Path)], message, onKey);
  const missing = issues.filter(
    ({ code, path }) => code !== "custom" && path.length > 0 && valueAt(entry, path) === undefined,
  );
  const missingIn = (path: readonly PropertyKey[]) =>
    missing
      .filter((issue) => issue.path.slice(0, -1).join() === path.join())
      .map((issue) => String(issue.path.at(-1)));
  const misspelled = new Set<string>();

  const describeUnknown = (path: readonly PropertyKey[], key: string): Problem => {
    const object = schemaAt(schema, entry, path);
    const known = object instanceof z.ZodObject ? Object.keys(object.shape) : [];
    const others = known.filter((name) => valueAt(entry, [...path, name]) === undefined);
    // A required field that is missing is more likely meant than an optional one.
    const meant = nearMiss(key, missingIn(path)) ?? nearMiss(key, others);
    misspelled.add([...path, meant].join());
    const hint = meant ? `, did you mean "${meant}"?` : `; known here: ${known.join(", ")}`;
    return problem([...path, key], `unknown field "${key}"${hint}`, true);
  };

  const describeMissing = (issue: Issue): Problem[] => {
    const { path } = issue;
    const key = String(path.at(-1));
    const parent = path.slice(0, -1);
    const keys = Object.keys(Object(valueAt(entry, parent)));
    if (misspelled.has(path.join())) return [];
    // Without its kind, an object's other fields are not known yet.
    const kind = issue.code === "invalid_union" && nearMiss(key, keys);
    if (kind)
      return [problem([...parent, kind], `unknown field "${kind}", did you mean "${key}"?`, true)];
    const absent = missingIn(parent);
    if (keys.length === 0 && absent.length > 1)
      return absent[0] === key ? [problem(parent, `missing: ${absent.join(", ")}`)] : [];
    const field = schemaAt(schema, entry, path);
    const description = field && z.globalRegistry.get(field)?.description;
    const meaning = description ? ` (${description})` : "";
    return [problem(path, `missing; ${expectation(issue, allowedWords(issue, placed))}${meaning}`)];
  };

  return [
    ...issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys")
        return issue.keys.map((key) => describeUnknown(issue.path, key));
      return missing.includes(issue) ? [] : [problem(issue.path, describeValue(issue, placed))];
    }),
    ...missing.flatMap(describeMissing),
  ];
}
