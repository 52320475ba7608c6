import { yearlyPrice } from "../../shared/prices";

/** What a plan costs. Amounts are US dollars per user per month; null means that the price is negotiated. */
export type PlanPrices = Pick<
  Queries.PlanFieldsFragment,
  "monthlyPrice" | "annualPrice" | "monthlyAIPrice" | "annualAIPrice" | "noAIChange"
>;

/** The options that a visitor chooses above the plans. */
export interface PriceOptions {
  billing: "monthly" | "annual";
  ai: boolean;
}

/** The price of a plan with the chosen options, per user and month; null when it is negotiated. */
export function planPrice(plan: PlanPrices, { billing, ai }: PriceOptions): number | null {
  const field = `${billing}${ai && !plan.noAIChange ? "AI" : ""}Price` as const;
  return plan[field];
}

export const everyPriceOption: readonly PriceOptions[] = [false, true].flatMap((ai) => [
  { billing: "monthly", ai },
  { billing: "annual", ai },
]);

/** Whether a plan's price is the same, or is negotiated, with every choice of options. */
export const hasOnePrice = (plan: PlanPrices): boolean =>
  new Set(everyPriceOption.map((option) => planPrice(plan, option))).size === 1;

/** In US dollars. */
interface TeamCost {
  month: number;
  year: number;
}

/**
 * What a plan costs a team; null when the price is negotiated. A year of annual billing is what is charged, and its month a
 * twelfth of that, cut to whole cents. In cents, because 4.16 doesn't multiply exactly.
 */
export function teamCost(plan: PlanPrices, options: PriceOptions, people: number): TeamCost | null {
  const price = planPrice(plan, options);
  if (price === null) return null;
  if (options.billing === "annual") {
    const year = yearlyPrice(price) * people;
    return { month: Math.floor((year * 100) / 12) / 100, year };
  }
  const cents = Math.round(price * 100) * people;
  return { month: cents / 100, year: (cents * 12) / 100 };
}

/** What the chosen billing saves a team in a year, in US dollars; null when nothing is saved or a price is negotiated. */
export function teamSaving(plan: PlanPrices, options: PriceOptions, people: number): number | null {
  const monthly = teamCost(plan, { ...options, billing: "monthly" }, people);
  const chosen = teamCost(plan, options, people);
  if (!monthly || !chosen) return null;
  const saving = Math.round((monthly.year - chosen.year) * 100) / 100;
  return saving > 0 ? saving : null;
}

/** The part of a year's price that the chosen billing saves, in whole percent; null when nothing is saved. */
export function savingPercent(plan: PlanPrices, options: PriceOptions): number | null {
  const monthly = teamCost(plan, { ...options, billing: "monthly" }, 1);
  const saving = teamSaving(plan, options, 1);
  if (!monthly || !saving) return null;
  return Math.round((saving / monthly.year) * 100);
}
