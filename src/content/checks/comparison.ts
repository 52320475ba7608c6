import type { z } from "zod";
import type { comparisonGroup, planSlugs } from "../schemas/plans";
import type { WrongFigure } from "./amounts";
import { contradicted, limitInCell } from "./limits";
import type { PlanFacts } from "./planFacts";

type Row = z.infer<typeof comparisonGroup>["rows"][number];

/**
 * Compares a cell of the comparison with its plan in plans.json.
 * @returns what is wrong with the cell; undefined when it agrees, or when plans.json says nothing about its row
 */
export function wrongCell(
  row: Row,
  column: (typeof planSlugs)[number],
  plan: PlanFacts,
): WrongFigure | undefined {
  const cell = row[column];
  const wrong = (against: string, expected: string, instead: string): WrongFigure => ({
    says: cell,
    against,
    expected,
    instead,
  });
  const limit = limitInCell(cell, row.name);
  const kept = limit && contradicted(limit, plan.limits);
  if (kept)
    return wrong(
      kept.written,
      `what data/plans.json gives ${plan.title} ("${kept.written}")`,
      kept.amount,
    );
  if (/\bAI\b/.test(row.name) && (cell === "No") !== plan.noAIChange) {
    const against = `noAIChange ${plan.noAIChange}`;
    const expected = plan.noAIChange ? '"No"' : 'anything but "No"';
    return wrong(
      against,
      `${expected}, because data/plans.json says "${against}" of ${plan.title}`,
      plan.noAIChange ? "No" : "Optional",
    );
  }
  const feature = plan.features.find((words) =>
    words.toLowerCase().includes(row.name.toLowerCase()),
  );
  if (feature && /^no\b/i.test(feature) !== (cell === "No"))
    return wrong(
      feature,
      `what data/plans.json gives ${plan.title} ("${feature}")`,
      cell === "No" ? "Yes" : "No",
    );
  return undefined;
}
