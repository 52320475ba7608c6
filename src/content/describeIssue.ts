import { z } from "zod";
import type { Fault } from "./faults";
import { didYouMean } from "./nearMiss";
import type { Source } from "./source";
import { kindsOf, shapeAt } from "./walk";

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object in braces { }",
  array: "a list in brackets [ ]",
};

const shown = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…"` : written;
};

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(", ");

const knownFields = (shape: z.core.$ZodType | undefined) => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []);

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.length > 1 ? "one of " : ""}${quoted(issue.values)}`;
    case "too_small":
      if (issue.origin === "string") return "expected a text that is not empty";
      return issue.origin === "array" ? `expected ${issue.minimum} or more entries` : `expected ${issue.minimum} or more`;
    case "too_big":
      if (issue.origin === "string") return `expected ${issue.maximum} characters at the most`;
      return issue.origin === "array" ? `expected ${issue.maximum} entries at the most` : `expected ${issue.maximum} at the most`;
    default:
      return issue.message;
  }
}

/** The words one of which belongs there; checks of our own hand them over as `params.known`. */
const allowedWords = (issue: z.core.$ZodIssue): string[] => {
  if (issue.code === "invalid_value") return issue.values.map(String);
  const known: unknown = issue.code === "custom" ? issue.params?.known : undefined;
  return Array.isArray(known) ? known.map(String) : [];
};

const lengthFound = (issue: z.core.$ZodIssue, value: unknown) => {
  if (issue.code === "too_big" && typeof value === "string") return `${value.length}`;
  if ((issue.code === "too_big" || issue.code === "too_small") && Array.isArray(value)) return `${value.length}`;
  return shown(value);
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

/**
 * Tells what is wrong with one entry in words that a maintainer can act on.
 * @param issue what the shape's check reported
 * @param entry the entry that was checked
 * @param at the entry's place in the file
 * @returns one fault, or one for each unknown field
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  shape: z.core.$ZodType,
  entry: unknown,
  at: (string | number)[],
  source: Source,
): Fault[] {
  const path = issue.path as (string | number)[];
  const place = [...at, ...path];
  const found = valueAt(entry, path);

  if (issue.code === "unrecognized_keys") {
    const known = knownFields(shapeAt(shape, entry, path));
    return issue.keys.map((key) =>
      source.fault(
        [...place, key],
        `unknown field "${key}"${didYouMean(key, known) || (known.length ? `; known here: ${known.join(", ")}` : "")}`,
        true,
      ),
    );
  }
  if (issue.code === "invalid_union" && issue.errors.length === 0) {
    const union = shapeAt(shape, entry, path.slice(0, -1));
    const kinds = union instanceof z.ZodDiscriminatedUnion ? kindsOf(union) : [];
    return [
      source.fault(
        place,
        `expected one of ${quoted(kinds)}, got ${shown(found)}${typeof found === "string" ? didYouMean(found, kinds) : ""}`,
      ),
    ];
  }
  if (found === undefined && issue.code !== "custom") {
    const field = shapeAt(shape, entry, path);
    const description = field && z.globalRegistry.get(field)?.description;
    return [source.fault(place, `missing; ${expectation(issue)}${description ? ` (${description})` : ""}`)];
  }
  const suggestion = typeof found === "string" ? didYouMean(found, allowedWords(issue)) : "";
  const got = issue.code === "custom" && typeof found === "object" ? "" : `, got ${lengthFound(issue, found)}`;
  return [source.fault(place, `${expectation(issue)}${got}${suggestion}`)];
}
