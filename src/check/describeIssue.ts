import { z } from "zod";
import { schemaAt, valueAt } from "../schema/schemaFields";
import { didYouMean, mismatch } from "./messages";

const typeNames: Record<string, string> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  object: "an object in braces { }",
  array: "a list in brackets [ ]",
};

const units: Record<string, string> = { string: " characters", array: " entries" };

/** The words that would be right. Rules that compare fields pass them as `params.known`. */
const knownWords = (issue: unknown) =>
  [["values"], ["options"], ["params", "known"]]
    .flatMap((path) => valueAt(issue, path) ?? [])
    .map(String);

/** What is expected, for issues whose schema has no message of its own. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return `expected ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === "too_small")
    return `expected at least ${issue.minimum}${units[issue.origin] ?? ""}`;
  if (issue.code === "too_big")
    return `expected at most ${issue.maximum}${units[issue.origin] ?? ""}`;
  const words = knownWords(issue).map((word) => JSON.stringify(word));
  return words[0] && `expected ${words.length > 1 ? "one of " : ""}${words.join(", ")}`;
};

/** The problems of an entry that doesn't fit its schema, one for each field: others mostly follow from the first. */
export function describeIssues<Problem>(
  schema: z.core.$ZodType,
  entry: unknown,
  problemAt: (path: (string | number)[], message: string) => Problem,
) {
  const { issues } = z.safeParse(schema, entry, { error: expectation }).error ?? { issues: [] };
  const withUnknown = issues.filter(({ code }) => code === "unrecognized_keys");
  const seen = new Set<string>();
  return issues.flatMap((issue) => {
    const path = issue.path as (string | number)[];
    const found = valueAt(entry, path);
    const field = schemaAt(schema, entry, path);
    if (issue.code === "unrecognized_keys") {
      const known = field instanceof z.ZodObject ? Object.keys(field.shape) : [];
      const unset = known.filter((name) => valueAt(found, [name]) === undefined);
      return issue.keys.map((key) => {
        const hint = didYouMean(key, unset, `; known here: ${known.join(", ")}`);
        return problemAt([...path, key], `unknown field "${key}"${hint}`);
      });
    }
    const isMissing = found === undefined && issue.code !== "custom";
    // A field with a misspelled name is missing too: it is reported once, under that name.
    const isMisspelled = withUnknown.some((one) => one.path.join() === path.slice(0, -1).join());
    if (seen.has(path.join()) || (isMissing && isMisspelled)) return [];
    seen.add(path.join());
    const description = field && z.globalRegistry.get(field)?.description;
    if (isMissing)
      return problemAt(path, `missing; ${issue.message}${description ? ` (${description})` : ""}`);
    const length = issue.code.startsWith("too_") ? valueAt(found, ["length"]) : undefined;
    return problemAt(path, mismatch(issue.message, length ?? found, knownWords(issue)));
  });
}
