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

/** Every way in which a plan can be paid. */
export const everyPriceOption: readonly PriceOptions[] = [
  { billing: "monthly", ai: false },
  { billing: "annual", ai: false },
  { billing: "monthly", ai: true },
  { billing: "annual", ai: true },
];

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

/** Whether a plan costs the same however it is paid, or is agreed on however it is paid. */
export const hasOnePrice = (plan: PlanPrices): boolean => new Set(everyPriceOption.map((option) => planPrice(plan, option))).size === 1;

/** What a team pays, in US dollars. */
export interface TeamCost {
  month: number;
  year: number;
}

/**
 * What a plan costs a team. An annual price is told for one month, so a year is twelve times it, however it is billed.
 * Counted in cents, because fractions such as 4.16 do not multiply exactly.
 * @returns null where the price is agreed on
 */
export function teamCost(plan: PlanPrices, options: PriceOptions, people: number): TeamCost | null {
  const price = planPrice(plan, options);
  if (price === null) return null;
  const cents = Math.round(price * 100) * people;
  return { month: cents / 100, year: (cents * 12) / 100 };
}

/**
 * What a year of annual billing saves a team: exactly the difference of the two years, to the cent.
 * @returns US dollars; null where there is nothing to save or a price is agreed on
 */
export function teamSaving(plan: PlanPrices, ai: boolean, people: number): number | null {
  const monthly = teamCost(plan, { billing: "monthly", ai }, people);
  const annual = teamCost(plan, { billing: "annual", ai }, people);
  if (!monthly || !annual) return null;
  const saving = Math.round((monthly.year - annual.year) * 100) / 100;
  return saving > 0 ? saving : null;
}

/**
 * An amount as people write it: whole dollars plain, all others with two decimals, thousands set off. Written out here, because
 * a browser takes 35 to 55 ms to make its first `Intl.NumberFormat` (measured in Chromium), before the page is alive.
 * @param amount US dollars
 * @returns such as `$5`, `$4.16` or `$1,248`
 */
export const formatPrice = (amount: number): string =>
  `$${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",")}`;

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
 * Writes the number of people into an address, keeping what else is there. Written in every case, so that
 * a link shows what its sender saw even when the estimate begins with another number one day.
 * @param search the query of the present address
 * @returns the query with its question mark
 */
export function writeTeamSize(people: number, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("people", `${people}`);
  return `?${parameters}`;
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
