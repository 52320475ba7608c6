import { z } from "zod";
import { didYouMean, nearMiss } from "./nearMiss";
import type { Problem } from "./problems";
import type { Source } from "./source";
import { kindsOf, schemaAt, valueAt } from "./walk";

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object in braces { }",
  array: "a list in brackets [ ]",
};

/** A value as messages show it. */
export const shown = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…"` : written;
};

const quoted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");

const knownFields = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.length > 1 ? "one of " : ""}${quoted(issue.values)}`;
    case "too_small":
      if (issue.origin === "string") return "expected a text that is not empty";
      return issue.origin === "array"
        ? `expected ${issue.minimum} or more entries`
        : `expected ${issue.minimum} or more`;
    case "too_big":
      if (issue.origin === "string") return `expected at most ${issue.maximum} characters`;
      return issue.origin === "array"
        ? `expected at most ${issue.maximum} entries`
        : `expected at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** The words that are allowed at a place. Rules written as refinements pass them as `params.known`. */
const allowedWords = (issue: z.core.$ZodIssue): string[] => {
  if (issue.code === "invalid_value") return issue.values.map(String);
  const known: unknown = issue.code === "custom" ? issue.params?.known : undefined;
  return Array.isArray(known) ? known.map(String) : [];
};

const lengthFound = (issue: z.core.$ZodIssue, value: unknown) => {
  if (issue.code === "too_big" && typeof value === "string") return `${value.length}`;
  if ((issue.code === "too_big" || issue.code === "too_small") && Array.isArray(value))
    return `${value.length}`;
  return shown(value);
};

/** How to correct a value that has quotes and needs none, or the other way round; empty for other mistakes. */
function otherQuotes(issue: z.core.$ZodIssue, found: unknown): string {
  const expected = issue.code === "invalid_type" ? issue.expected : "";
  if (expected === "string" && /number|boolean/.test(typeof found))
    return `; write "${found}" in quotes`;
  if (typeof found !== "string") return "";
  // Of the fields, only prices have a union of values.
  const isNumber = /^(number|int)$/.test(expected) || issue.code === "invalid_union";
  const [, bare] =
    (isNumber ? /^\$?(\d+(?:\.\d+)?)$/ : expected === "boolean" ? /^(true|false)$/ : /^$/).exec(
      found,
    ) ?? [];
  return bare ? `; write ${bare} without quotes` : "";
}

/** Puts what was found before the part of a message that says how to correct it. */
const withFound = (message: string, got: string) =>
  message.replace(/; |$/, (end) => `${got}${end}`);

/** An entry that doesn't fit its schema. */
interface Misfit {
  schema: z.core.$ZodType;
  entry: unknown;
  /** The entry's place in the file. */
  at: (string | number)[];
  source: Source;
}

const samePath = (a: readonly PropertyKey[], b: readonly PropertyKey[]) =>
  a.length === b.length && a.every((key, index) => key === b[index]);

const isMissing = (issue: z.core.$ZodIssue, entry: unknown) =>
  issue.code !== "custom" && valueAt(entry, issue.path) === undefined;

/** The names of the required fields that an object doesn't have. */
const missingIn = (
  path: readonly PropertyKey[],
  issues: readonly z.core.$ZodIssue[],
  entry: unknown,
): string[] =>
  issues
    .filter((issue) => isMissing(issue, entry) && samePath(issue.path.slice(0, -1), path))
    .map((issue) => String(issue.path[issue.path.length - 1]));

function describeUnknown(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  missing: readonly string[],
  { schema, entry, at, source }: Misfit,
): Problem[] {
  const path = issue.path as (string | number)[];
  const known = knownFields(schemaAt(schema, entry, path));
  const absent = known.filter((name) => !(name in Object(valueAt(entry, path))));
  return issue.keys.map((key) => {
    // A required field that is missing is more likely meant than an optional one.
    const meant = nearMiss(key, [...missing]) ?? nearMiss(key, absent);
    const hint = meant
      ? `, did you mean "${meant}"?`
      : known.length
        ? `; known here: ${known.join(", ")}`
        : "";
    return source.problemAt([...at, ...path, key], `unknown field "${key}"${hint}`, true);
  });
}

function describeIssue(issue: z.core.$ZodIssue, { schema, entry, at, source }: Misfit): Problem {
  const path = issue.path as (string | number)[];
  const place = [...at, ...path];
  const found = valueAt(entry, path);

  if (issue.code === "invalid_union" && issue.errors.length === 0) {
    const parent = path.slice(0, -1);
    const union = schemaAt(schema, entry, parent);
    const kinds = union instanceof z.ZodDiscriminatedUnion ? kindsOf(union) : [];
    const misspelt =
      found === undefined &&
      nearMiss(String(path.at(-1)), Object.keys(valueAt(entry, parent) ?? {}));
    if (misspelt)
      return source.problemAt(
        [...at, ...parent, misspelt],
        `unknown field "${misspelt}", did you mean "${String(path.at(-1))}"?`,
        true,
      );
    const suggestion = typeof found === "string" ? didYouMean(found, kinds) : "";
    return source.problemAt(
      place,
      found === undefined
        ? `missing; expected one of ${quoted(kinds)}`
        : `expected one of ${quoted(kinds)}, got ${shown(found)}${suggestion}`,
    );
  }
  if (isMissing(issue, entry)) {
    const field = schemaAt(schema, entry, path);
    const description = field && z.globalRegistry.get(field)?.description;
    return source.problemAt(
      place,
      `missing; ${expectation(issue)}${description ? ` (${description})` : ""}`,
    );
  }
  const suggestion = typeof found === "string" ? didYouMean(found, allowedWords(issue)) : "";
  const got =
    issue.code === "custom" && typeof found === "object"
      ? ""
      : `, got ${lengthFound(issue, found)}`;
  return source.problemAt(
    place,
    `${withFound(expectation(issue), got)}${suggestion}${otherQuotes(issue, found)}`,
  );
}

/** Keeps one issue for each place: the wrong type, because other issues follow from it, or else the first. */
function onePerPlace(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const byPlace = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const place =
      issue.code === "unrecognized_keys" ? `${issue.path.join(".")}.` : issue.path.join(".");
    if (!byPlace.has(place) || issue.code === "invalid_type") byPlace.set(place, issue);
  }
  return [...byPlace.values()];
}

/**
 * Describes the issues of one entry in words that a maintainer can act on.
 * @param reported the issues that Zod found
 * @param misfit the entry, its schema and its place
 * @returns one problem for each mistake
 */
export function describeIssues(reported: readonly z.core.$ZodIssue[], misfit: Misfit): Problem[] {
  const { entry, at, source } = misfit;
  const issues = onePerPlace(reported);
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  const described = new Set<string>();
  return issues.flatMap((issue) => {
    const parent = issue.path.slice(0, -1);
    if (issue.code === "unrecognized_keys")
      return describeUnknown(issue, missingIn(issue.path, issues, entry), misfit);
    if (!isMissing(issue, entry)) return [describeIssue(issue, misfit)];

    const missing = missingIn(parent, issues, entry);
    const key = String(issue.path.at(-1));
    const isMisspelt = unknown.some(
      ({ path, keys }) =>
        samePath(path, parent) && keys.some((name) => nearMiss(name, missing) === key),
    );
    if (isMisspelt) return [];
    if (missing.length === 1 || Object.keys(valueAt(entry, parent) ?? {}).length > 0)
      return [describeIssue(issue, misfit)];
    // One problem names all missing fields of an empty object.
    const place = [...at, ...(parent as (string | number)[])];
    const name = place.join(".");
    if (described.has(name)) return [];
    described.add(name);
    return [
      source.problemAt(place, `expected an object with ${missing.join(", ")}, got an empty one`),
    ];
  });
}
