import { z } from "zod";
import { kindsOf, schemaAt, valueAt } from "../schema/schemaFields";
import { didYouMean, nearMiss } from "./nearMiss";
import type { Problem } from "./problems";
import type { Source } from "./source";

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

const typeNames: Record<string, string> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
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

const requiredIn = ({ shape }: z.ZodObject): string[] =>
  Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodOptional));

interface PlacedEntry {
  schema: z.core.$ZodType;
  entry: unknown;
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

function describeValue(issue: Issue, placed: PlacedEntry): string {
  const { schema, entry } = placed;
  const found = valueAt(entry, issue.path);
  const allowed = allowedWords(issue, placed);
  const expected = expectation(issue, allowed);
  if (found === undefined && issue.code !== "custom") {
    const field = schemaAt(schema, entry, issue.path);
    const needed = field instanceof z.ZodObject ? ` with ${requiredIn(field).join(", ")}` : "";
    const description = field && z.globalRegistry.get(field)?.description;
    return `missing; ${expected}${needed}${description ? ` (${description})` : ""}`;
  }
  const isCounted = /^too_/.test(issue.code) && (typeof found === "string" || Array.isArray(found));
  const got = `, got ${isCounted ? found.length : formatValue(found)}`;
  // What was found stands before the part of a message that says how to correct it.
  const message = expected.replace(/; |$/, (end) => got + end);
  return typeof found === "string" ? message + didYouMean(found, allowed) : message;
}

/** The places where an entry doesn't fit its schema, in words that a maintainer can act on. */
export function describeIssues(issues: readonly Issue[], placed: PlacedEntry): Problem[] {
  const { schema, entry, at, source } = placed;
  const problem = (path: readonly PropertyKey[], message: string, onKey = false) =>
    source.problemAt([...at, ...(path as Path)], message, onKey);
  const meantFields = new Set<string>();

  const describeUnknown = (path: readonly PropertyKey[], key: string): Problem => {
    const object = schemaAt(schema, entry, path);
    const known = object instanceof z.ZodObject ? Object.keys(object.shape) : [];
    const unset = known.filter((name) => valueAt(entry, [...path, name]) === undefined);
    const meant = nearMiss(key, unset);
    meantFields.add([...path, meant].join());
    const hint = meant ? `, did you mean "${meant}"?` : `; known here: ${known.join(", ")}`;
    return problem([...path, key], `unknown field "${key}"${hint}`, true);
  };

  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => describeUnknown(issue.path, key))
      : [],
  );
  // One for each field: others mostly follow from the first.
  const byField = new Map(issues.toReversed().map((issue) => [issue.path.join(), issue]));
  const wrong = [...byField].flatMap(([field, issue]) => {
    if (issue.code === "unrecognized_keys" || meantFields.has(field)) return [];
    return problem(issue.path, describeValue(issue, placed));
  });
  return [...unknown, ...wrong];
}
