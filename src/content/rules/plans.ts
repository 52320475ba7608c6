import type { z } from "zod";
import type { comparisonRow, plan } from "../../sections/plans/schema";
import type { Content } from "../entries";
import { mismatch, nearMiss } from "../messages";
import type { Problem } from "../problems";
import { namedSlug, repeats } from "./duplicates";

type Plan = z.infer<typeof plan>;
type Row = z.infer<typeof comparisonRow>;

/** Exactly one plan stands out, and each row of the comparison has a value for each plan and for nothing else. */
export function planProblems({ ofType }: Content): Problem[] {
  const plans = ofType("Plan");
  const [first] = plans;
  if (!first) return [];
  const highlighted = plans.filter(({ value }) => (value as Plan).highlighted);
  const notOne = first.contentFile.problemAt(
    highlighted[1] ? [...highlighted[1].at, "highlighted"] : [],
    `expected "highlighted": true in one plan, got it in ${highlighted.length || "none"}`,
  );
  // Until each plan has a name of its own, its values and tokens are those of another.
  const repeated = repeats(plans.flatMap((entry) => entry.fieldsOf("slug")).map(namedSlug));
  if (repeated.length > 0) return repeated;
  const slugs = plans.map(({ value }) => (value as Plan).slug);
  const cells = ofType("ComparisonRow").flatMap(({ contentFile, value, at }) => {
    const { name, values } = value as Row;
    const problem = (message: string, ...key: string[]) =>
      contentFile.problemAt([...at, "values", ...key], message);
    const columns = Object.keys(values);
    const absent = slugs.filter((slug) => !columns.includes(slug));
    const unknown = columns.filter((column) => !slugs.includes(column));
    // A plan whose slug is misspelled is absent too: it is reported once.
    const meant = unknown.map((column) => nearMiss(column, absent));
    return [
      ...unknown.map((column, index) => {
        const cure = meant[index] ? "" : "; remove this value, or restore the plan";
        return problem(mismatch("expected the slug of a plan", column, absent) + cure, column);
      }),
      ...absent
        .filter((slug) => !meant.includes(slug))
        .map((slug) => problem(`expected a value for the plan "${slug}" in "${name}"`)),
    ];
  });
  return [...(highlighted.length === 1 ? [] : [notOne]), ...cells];
}
