import type { z } from "zod";
import type { comparisonGroup, planSlugs } from "../schemas/plans";
import type { WrongFigure } from "./amounts";
import { contradicted, limitInCell } from "./limits";
import type { PlanFacts } from "./planFacts";

type Row = z.infer<typeof comparisonGroup>["rows"][number];

/** A cell of the comparison that is not what its plan in plans.json says. */
export function wrongCell(row: Row, column: (typeof planSlugs)[number], plan: PlanFacts): WrongFigure | undefined {
  const cell = row[column];
  const wrong = (against: string, expected: string): WrongFigure => ({ says: cell, against, expected });
  const limit = limitInCell(cell, row.name);
  const kept = limit && contradicted(limit, plan.limits);
  if (kept) return wrong(kept.written, `what data/plans.json gives ${plan.title} ("${kept.written}")`);
  if (/\bAI\b/.test(row.name) && (cell === "No") !== plan.noAIChange) {
    const against = `noAIChange ${plan.noAIChange}`;
    return wrong(against, `${plan.noAIChange ? '"No"' : 'anything but "No"'}, because data/plans.json says "${against}" of ${plan.title}`);
  }
  const feature = plan.features.find((words) => words.toLowerCase().includes(row.name.toLowerCase()));
  if (feature && /^no\b/i.test(feature) !== (cell === "No"))
    return wrong(feature, `what data/plans.json gives ${plan.title} ("${feature}")`);
  return undefined;
}
