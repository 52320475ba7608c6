import { entities } from "../entities";
import type { Fault } from "../faults";
import { planSlugs } from "../shapes/plans";
import { type Content, isOwn } from "./entries";

const file = entities.find(({ type }) => type === "Plan")?.files ?? "";

/** Plans that the comparison has a column for and that are not there. */
export function planFaults({ leavesOf, isSound }: Content): Fault[] {
  if (!isSound(file)) return [];
  const plans = leavesOf("slug").filter(({ entry, leaf }) => entry.entity.type === "Plan" && isOwn(leaf, entry));
  return planSlugs
    .filter((slug) => !plans.some(({ text }) => text === slug))
    .map((slug) => ({
      file,
      line: 1,
      column: 1,
      field: "",
      message: `expected a plan with the slug "${slug}": the comparison of plans has a column for it`,
    }));
}
