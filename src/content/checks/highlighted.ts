import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content } from "./entries";

const expected = 'expected "highlighted": true in one plan';

/** Exactly one plan is highlighted: the page has one badge for it. */
export function highlightedProblems({ entries, isSound }: Content): Problem[] {
  const plans = entries.filter(({ entity }) => entity.type === "Plan");
  const [plan] = plans;
  if (!plan || !isSound(plan.source.file)) return [];
  const [first, ...others] = plans
    .filter(({ value }) => valueAt(value, ["highlighted"]) === true)
    .map(
      (entry) => (message: string) => entry.source.problemAt([...entry.at, "highlighted"], message),
    );
  if (!first)
    return [
      plan.source.problemAt(
        [],
        `${expected}, got it in none; write true in the plan that stands out`,
      ),
    ];
  const { file, line } = first("");
  return others.map((problemAt) =>
    problemAt(`${expected}, and data/${file}:${line} has it too; write false in one of the two`),
  );
}
