/** What a plan costs. Amounts are US dollars per user per month; null means that the price is negotiated. */
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

/** The options that a visitor chooses above the plans. */
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
 * @returns US dollars per user per month, or null when the price is negotiated
 */
export function planPrice(plan: PlanPrices, { billing, ai }: PriceOptions): number | null {
  const base = billing === "annual" ? plan.annualPrice : plan.monthlyPrice;
  const withAI = billing === "annual" ? plan.annualAIPrice : plan.monthlyAIPrice;
  const price = ai && !plan.noAIChange && withAI ? withAI : base;
  return price.amount ?? null;
}

/**
 * What a year of annual billing saves for one user: twelve times the difference of the two prices per month.
 * @returns whole US dollars; null when nothing is saved or a price is negotiated
 */
export function yearlySaving(plan: PlanPrices, ai: boolean): number | null {
  const monthly = planPrice(plan, { billing: "monthly", ai });
  const annual = planPrice(plan, { billing: "annual", ai });
  if (monthly === null || annual === null) return null;
  const saving = Math.round((monthly - annual) * 12);
  return saving > 0 ? saving : null;
}

/** Whether a plan's price is the same, or is negotiated, with every choice of options. */
export const hasOnePrice = (plan: PlanPrices): boolean =>
  new Set(everyPriceOption.map((option) => planPrice(plan, option))).size === 1;

/** What a team pays, in US dollars. */
export interface TeamCost {
  month: number;
  year: number;
}

/**
 * What a plan costs a team. An annual price is given for one month, so a year costs twelve times the price with either billing.
 * Calculates in cents, because fractions such as 4.16 don't multiply exactly.
 * @param people how many users the team has
 * @returns US dollars, or null when the price is negotiated
 */
export function teamCost(plan: PlanPrices, options: PriceOptions, people: number): TeamCost | null {
  const price = planPrice(plan, options);
  if (price === null) return null;
  const cents = Math.round(price * 100) * people;
  return { month: cents / 100, year: (cents * 12) / 100 };
}

/**
 * What a year of annual billing saves a team: the difference of the two costs of a year.
 * @param people how many users the team has
 * @returns US dollars and cents; null when nothing is saved or a price is negotiated
 */
export function teamSaving(plan: PlanPrices, ai: boolean, people: number): number | null {
  const monthly = teamCost(plan, { billing: "monthly", ai }, people);
  const annual = teamCost(plan, { billing: "annual", ai }, people);
  if (!monthly || !annual) return null;
  const saving = Math.round((monthly.year - annual.year) * 100) / 100;
  return saving > 0 ? saving : null;
}

/**
 * Writes an amount: whole dollars without decimals, others with two, and a comma between thousands. Doesn't use
 * `Intl.NumberFormat`, because the first one costs 35 to 55 ms during hydration (measured in Chromium).
 * @param amount US dollars
 * @returns such as `$5`, `$4.16` or `$1,248`
 */
export const formatPrice = (amount: number): string =>
  `$${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",")}`;

/**
 * Reads the options from an address.
 * @param search the query of the address
 * @returns annual billing without AI where the query names nothing else
 */
export function readPriceOptions(search: string): PriceOptions {
  const parameters = new URLSearchParams(search);
  return {
    billing: parameters.get("billing") === "monthly" ? "monthly" : "annual",
    ai: parameters.get("ai") === "on",
  };
}

/**
 * Writes the options into a query. Leaves out defaults and keeps other parameters.
 * @param search the query of the present address
 * @returns the new query with its question mark, or an empty text
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
 * Writes the number of people into a query and keeps other parameters. Also writes the default, so that a link shows what
 * its sender saw even after the default changes.
 * @param search the query of the present address
 * @returns the new query with its question mark
 */
export function writeTeamSize(people: number, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("people", `${people}`);
  return `?${parameters}`;
}

/**
 * The address where a visitor buys a plan.
 * @param upgradePlan the address of the application's upgrade page
 * @param plan what that page calls the plan
 * @throws {TypeError} when `upgradePlan` isn't a URL
 */
export function upgradeAddress(upgradePlan: string, plan: string): string {
  const address = new URL(upgradePlan);
  address.searchParams.set("plan", plan);
  return address.href;
}
