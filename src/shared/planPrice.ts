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

/** The options that a visitor chooses above the plans. */
export interface PriceOptions {
  billing: "monthly" | "annual";
  ai: boolean;
}

/** The price of a plan with the chosen options, per user and month; null when it is negotiated. */
export function planPrice(plan: PlanPrices, { billing, ai }: PriceOptions): number | null {
  const base = billing === "annual" ? plan.annualPrice : plan.monthlyPrice;
  const withAI = billing === "annual" ? plan.annualAIPrice : plan.monthlyAIPrice;
  const price = ai && !plan.noAIChange ? withAI : base;
  return price?.amount ?? null;
}
