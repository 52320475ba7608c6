/** What a plan costs; amounts are US dollars per user per month, and null where the price is agreed on. */
export interface PlanPrices {
  readonly monthlyPrice: Price;
  readonly annualPrice: Price;
  readonly monthlyAIPrice?: Price | null;
  readonly annualAIPrice?: Price | null;
  readonly noAIChange: boolean;
}

interface Price {
  readonly amount?: number | null;
}

export type Billing = "monthly" | "annual";

/** What a visitor has chosen above the plans. */
export interface PriceOptions {
  billing: Billing;
  ai: boolean;
}

/**
 * The price of a plan with the chosen options.
 * @returns US dollars per user per month, or null where the price is agreed on
 */
export function planPrice(plan: PlanPrices, { billing, ai }: PriceOptions): number | null {
  const base = billing === "annual" ? plan.annualPrice : plan.monthlyPrice;
  const withAI = billing === "annual" ? plan.annualAIPrice : plan.monthlyAIPrice;
  const price = ai && !plan.noAIChange && withAI ? withAI : base;
  return price.amount ?? null;
}

/**
 * What a year of annual billing saves for one user: twelve times the difference of the monthly figures.
 * @returns whole US dollars; null where there is nothing to save or a price is agreed on
 */
export function yearlySaving(plan: PlanPrices, ai: boolean): number | null {
  const monthly = planPrice(plan, { billing: "monthly", ai });
  const annual = planPrice(plan, { billing: "annual", ai });
  if (monthly === null || annual === null) return null;
  const saving = Math.round((monthly - annual) * 12);
  return saving > 0 ? saving : null;
}

/**
 * An amount as people write it: whole dollars plain, all others with two decimals.
 * @param amount US dollars
 * @returns such as `$5` or `$4.16`
 */
export const formatPrice = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** Reads the options from an address; what is absent or unknown is annual billing without AI. */
export function readPriceOptions(search: string): PriceOptions {
  const parameters = new URLSearchParams(search);
  return { billing: parameters.get("billing") === "monthly" ? "monthly" : "annual", ai: parameters.get("ai") === "on" };
}

/**
 * Writes the options into an address, leaving out what is the default and keeping what else is there.
 * @param search the query of the present address
 * @returns the query with its question mark, or an empty text
 */
export function writePriceOptions({ billing, ai }: PriceOptions, search: string): string {
  const parameters = new URLSearchParams(search);
  if (billing === "monthly") parameters.set("billing", billing);
  else parameters.delete("billing");
  if (ai) parameters.set("ai", "on");
  else parameters.delete("ai");
  const written = parameters.toString();
  return written && `?${written}`;
}

/**
 * The address at which a plan is bought.
 * @param upgradePlan the upgrade page of the pilot application
 */
export function upgradeAddress(upgradePlan: string, ai: boolean): string {
  const address = new URL(upgradePlan);
  address.searchParams.set("plan", ai ? "debato-plan" : "base-plan");
  return address.href;
}
