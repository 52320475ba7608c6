import { z } from "zod";
import { fieldRoles } from "../schema/fields";
import { isRecord, schemaAt, unwrap, valueAt } from "../schema/schemaFields";
import { didYouMean, mismatch, nearMiss } from "./messages";
import { unquoted } from "./unquoted";

type Path = (string | number)[];

const typeNames: Record<string, string> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  object: "an object in braces { }",
  array: "a list in brackets [ ]",
};

const counted = (count: number | bigint, unit: string, units: string): string =>
  `${count} ${count === 1 ? unit : units}`;

/** The words that would be right. Rules that compare fields pass them as `params.known`. */
const knownWords = (issue: unknown): string[] =>
  [["values"], ["options"], ["params", "known"]]
    .flatMap((path) => valueAt(issue, path) ?? [])
    .map(String);

/** How many are expected at least or at most: characters, entries, or a number itself. */
function amount(limit: number | bigint, origin: string): string {
  if (origin === "string") return counted(limit, "character", "characters");
  if (origin === "array") return counted(limit, "entry", "entries");
  return `${limit}`;
}

/** What is expected, for issues whose schema has no message of its own. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "too_small") return `expected at least ${amount(issue.minimum, issue.origin)}`;
  if (issue.code === "too_big") return `expected at most ${amount(issue.maximum, issue.origin)}`;
  const words = knownWords(issue).map((word) => JSON.stringify(word));
  return words[0] && `expected ${words.length > 1 ? "one of " : ""}${words.join(", ")}`;
};

/** The fields that an object must have, in words that follow `an object in braces { }`; empty for other schemas. */
function withFields(schema: z.core.$ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  const shape =
    inner instanceof z.ZodObject
      ? inner.shape
      : inner instanceof z.ZodDiscriminatedUnion
        ? { [inner.def.discriminator]: inner }
        : {};
  const needed = Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodOptional));
  return needed.length > 0 ? ` with ${needed.map((name) => `"${name}"`).join(", ")}` : "";
}

/** What to do about a list with too few entries. */
function cureOfList(list: z.core.$ZodType | undefined, isOptional: boolean): string {
  if (!(list instanceof z.ZodArray)) return "";
  const entry = unwrap(list.element);
  const isObject = entry instanceof z.ZodObject || entry instanceof z.ZodDiscriminatedUnion;
  const one = typeNames[isObject ? "object" : "string"] + withFields(entry);
  return `; add ${one}${isOptional ? ", or remove the field" : ""}`;
}

/** How to correct a value of another type: with quotes, or without them. */
function cureOfType(issue: z.core.$ZodIssue, isPrice: boolean, found: unknown): string {
  const expected = issue.code === "invalid_type" ? issue.expected : undefined;
  if (expected === "string" && (typeof found === "number" || typeof found === "boolean"))
    return `; write "${found}"`;
  if (typeof found !== "string") return "";
  const bare = unquoted(found, isPrice ? "price" : expected);
  return bare === undefined ? "" : `; write ${bare}`;
}

/** What a rule says. One that compares fields says itself what it found. */
const describeRule = (issue: z.core.$ZodIssue, found: unknown): string =>
  isRecord(found) ? issue.message : mismatch(issue.message, found, knownWords(issue));

/** What is missing, and what it is for. */
function describeMissing({ message }: z.core.$ZodIssue, field?: z.core.$ZodType): string {
  const description = field && z.globalRegistry.get(field)?.description;
  return `missing; ${message}${withFields(field)}${description ? ` (${description})` : ""}`;
}

/** How much there is instead of what is expected: characters, entries, or the number itself. */
function describeSize({ message }: z.core.$ZodIssue, found: unknown): string {
  if (found === "") return mismatch("expected a text that isn't empty", found);
  const isCounted = typeof found === "string" || (Array.isArray(found) && found.length > 0);
  return mismatch(message, isCounted ? found.length : found);
}

/**
 * The problems of an entry that doesn't fit its schema, one for each field: others mostly follow from the first.
 * @param problemAt makes a problem at a field
 */
export function describeIssues<Described>(
  schema: z.core.$ZodType,
  entry: unknown,
  problemAt: (path: Path, message: string) => Described,
): Described[] {
  const { issues } = z.safeParse(schema, entry, { error: expectation }).error ?? { issues: [] };
  const seen = new Set<string>();
  // A field with a misspelled name is missing too: it is reported once, under that name.
  const misspelled = new Set<string>();

  function unknownFields({ path, keys }: z.core.$ZodIssueUnrecognizedKeys): Described[] {
    const field = schemaAt(schema, entry, path);
    const known = field instanceof z.ZodObject ? Object.keys(field.shape) : [];
    const unset = known.filter((name) => valueAt(entry, [...path, name]) === undefined);
    return keys.map((key) => {
      misspelled.add([...path, nearMiss(key, unset)].join());
      const hint = didYouMean(key, unset, `; known here: ${known.join(", ")}`);
      return problemAt([...(path as Path), key], `unknown field "${key}"${hint}`);
    });
  }

  function describe(issue: z.core.$ZodIssue): string {
    const found = valueAt(entry, issue.path);
    const field = schemaAt(schema, entry, issue.path);
    if (issue.code === "custom") return describeRule(issue, found);
    if (found === undefined) return describeMissing(issue, field);
    if (issue.code === "too_small" && Array.isArray(found)) {
      const around = schemaAt(schema, entry, issue.path.slice(0, -1));
      const own = around instanceof z.ZodObject && around.shape[String(issue.path.at(-1))];
      const isOptional = own instanceof z.ZodOptional;
      return describeSize(issue, found) + cureOfList(field, isOptional);
    }
    if (issue.code === "too_small" || issue.code === "too_big") return describeSize(issue, found);
    const isPrice = Boolean(field && fieldRoles.get(field)?.role === "price");
    const known = isPrice ? ["Custom"] : knownWords(issue);
    return mismatch(issue.message, found, known) + cureOfType(issue, isPrice, found);
  }

  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(issue) : [],
  );
  const wrong = issues.flatMap((issue) => {
    const path = issue.path.join();
    if (issue.code === "unrecognized_keys" || misspelled.has(path) || seen.has(path)) return [];
    seen.add(path);
    return problemAt(issue.path as Path, describe(issue));
  });
  return [...unknown, ...wrong];
}
