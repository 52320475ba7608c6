import { z } from "zod";
import { didYouMean, nearMiss } from "./nearMiss";
import type { Problem } from "./problems";
import type { Source } from "./source";
import { fieldName } from "./textPlace";
import { kindsOf, schemaAt, valueAt } from "./walk";

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

const quoted = (values: readonly unknown[]) =>
  `expected ${values.length > 1 ? "one of " : ""}${values.map((value) => JSON.stringify(value)).join(", ")}`;

/** A value as messages show it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? "a list" : "an object";
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…"` : written;
}

/** What was expected. */
function expectation(issue: Issue, allowed: string[]): string {
  if (issue.code === "invalid_type")
    return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value" || (issue.code === "invalid_union" && allowed.length > 0))
    return quoted(allowed);
  if (issue.code === "too_small")
    return `expected at least ${issue.minimum}${units[issue.origin] ?? ""}`;
  return issue.code === "too_big"
    ? `expected at most ${issue.maximum}${units[issue.origin] ?? ""}`
    : issue.message;
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

/** How to correct a value that has quotes and needs none, or the other way round. */
function otherQuotes(issue: Issue, found: unknown): string {
  const expected = issue.code === "invalid_type" ? issue.expected : issue.code;
  if (expected === "string" && /number|boolean/.test(typeof found))
    return `; write "${found}" in quotes`;
  const [, bare] = /^\$?(\d+(?:\.\d+)?|true|false)$/.exec(String(found)) ?? [];
  return bare && typeof found === "string" && /number|int|boolean|union/.test(expected)
    ? `; write ${bare} without quotes`
    : "";
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

/** A wrong value: what was expected, what was found, and how to correct it. */
function describeValue(issue: Issue, placed: PlacedEntry): string {
  const found = valueAt(placed.entry, issue.path);
  const allowed = allowedWords(issue, placed);
  const isObject = typeof found === "object" && found !== null;
  const counts = issue.code === "too_big" || issue.code === "too_small";
  const length = (typeof found === "string" || Array.isArray(found)) && found.length;
  const got =
    issue.code === "custom" && isObject
      ? ""
      : `, got ${counts && length ? length : formatValue(found)}`;
  const cure =
    typeof found === "string"
      ? didYouMean(found, allowed) ||
        (issue.code === "invalid_format" ? wrongCharacters(found) : "")
      : "";
  // What was found stands before the part of a message that says how to correct it.
  const message = expectation(issue, allowed).replace(/; |$/, (end) => got + end);
  return `${message}${cure}${otherQuotes(issue, found)}`;
}

/** A field that is missing in an object, or misspelled. */
const isMissing = (issue: Issue, entry: unknown) =>
  issue.code !== "custom" && valueAt(entry, issue.path) === undefined && issue.path.length > 0;

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
  const missing = issues.filter((issue) => isMissing(issue, entry));
  const missingIn = (path: Path) =>
    missing
      .filter((issue) => fieldName(issue.path.slice(0, -1) as Path) === fieldName(path))
      .map((issue) => String(issue.path.at(-1)));
  const misspelled = new Set<string>();

  const describeUnknown = (path: Path, key: string): Problem => {
    const object = schemaAt(schema, entry, path);
    const known = object instanceof z.ZodObject ? Object.keys(object.shape) : [];
    const present = Object.keys(Object(valueAt(entry, path)));
    const others = known.filter((name) => !present.includes(name));
    // A required field that is missing is more likely meant than an optional one.
    const meant = nearMiss(key, missingIn(path)) ?? nearMiss(key, others);
    misspelled.add(fieldName([...path, meant ?? ""]));
    const hint = meant ? `, did you mean "${meant}"?` : `; known here: ${known.join(", ")}`;
    return source.problemAt([...at, ...path, key], `unknown field "${key}"${hint}`, true);
  };

  const describeMissing = (issue: Issue): Problem[] => {
    const path = issue.path as Path;
    const key = String(path.at(-1));
    const parent = path.slice(0, -1);
    const keys = Object.keys(Object(valueAt(entry, parent)));
    // Without its kind, an object's other fields are not known yet.
    const kind = issue.code === "invalid_union" && nearMiss(key, keys);
    if (kind) {
      const message = `unknown field "${kind}", did you mean "${key}"?`;
      return [source.problemAt([...at, ...parent, kind], message, true)];
    }
    if (misspelled.has(fieldName(path))) return [];
    const absent = missingIn(parent);
    if (keys.length === 0 && absent.length > 1)
      return absent[0] === key
        ? [source.problemAt([...at, ...parent], `missing: ${absent.join(", ")}`)]
        : [];
    const field = schemaAt(schema, entry, path);
    const description = field && z.globalRegistry.get(field)?.description;
    const message = `missing; ${expectation(issue, allowedWords(issue, placed))}`;
    const meaning = description ? ` (${description})` : "";
    return [source.problemAt([...at, ...path], message + meaning)];
  };

  return [
    ...issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys")
        return issue.keys.map((key) => describeUnknown(issue.path as Path, key));
      return missing.includes(issue)
        ? []
        : [source.problemAt([...at, ...(issue.path as Path)], describeValue(issue, placed))];
    }),
    ...missing.flatMap(describeMissing),
  ];
}
