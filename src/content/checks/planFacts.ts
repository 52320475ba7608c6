import type { z } from "zod";
import { everyPriceOption, type PlanPrices, planPrice, teamCost, yearlySaving } from "../prices";
import { plan } from "../schemas/plans";
import type { Content } from "./entries";
import { type Limit, limitsIn } from "./limits";

/** What plans.json says about a plan, in the forms in which other files repeat it. */
export interface PlanFacts {
  slug: string;
  title: string;
  /** All prices of one user for a month, in US dollars; empty when the price is negotiated. */
  month: number[];
  /** All prices of one user for a year, and what annual billing saves in a year, in US dollars. */
  year: number[];
  /** What annual billing saves, in percent, without and with AI. */
  savedPercent: number[];
  features: string[];
  limits: Limit[];
  noAIChange: boolean;
}

type Plan = z.infer<typeof plan>;

const priceOf = (written: Plan["monthlyPrice"] | undefined) =>
  written === undefined ? null : { amount: written === "Custom" ? null : Number(written) };

const pricesOf = ({
  monthlyPrice,
  annualPrice,
  monthlyAIPrice,
  annualAIPrice,
  noAIChange,
}: Plan): PlanPrices => ({
  monthlyPrice: { amount: priceOf(monthlyPrice)?.amount },
  annualPrice: { amount: priceOf(annualPrice)?.amount },
  monthlyAIPrice: priceOf(monthlyAIPrice),
  annualAIPrice: priceOf(annualAIPrice),
  noAIChange,
});

const numbers = (values: (number | null | undefined)[]): number[] => [
  ...new Set(values.filter((value): value is number => typeof value === "number")),
];

const savedPercent = (prices: PlanPrices, ai: boolean): number | null => {
  const monthly = planPrice(prices, { billing: "monthly", ai });
  const annual = planPrice(prices, { billing: "annual", ai });
  return monthly && annual !== null && annual < monthly
    ? Math.round((1 - annual / monthly) * 100)
    : null;
};

function factsOf(value: Plan): PlanFacts {
  const prices = pricesOf(value);
  const years = everyPriceOption.map((option) => teamCost(prices, option, 1)?.year);
  return {
    slug: value.slug,
    title: value.title,
    month: numbers(everyPriceOption.map((option) => planPrice(prices, option))),
    year: numbers([...years, yearlySaving(prices, false), yearlySaving(prices, true)]),
    savedPercent: numbers([savedPercent(prices, false), savedPercent(prices, true)]),
    features: value.features,
    limits: value.features.flatMap(limitsIn),
    noAIChange: value.noAIChange,
  };
}

/**
 * The facts of every plan in plans.json.
 * @returns undefined when a plan doesn't fit its schema, because figures that repeat it can't be checked then
 */
export function planFacts({ entries }: Content): PlanFacts[] | undefined {
  const plans = entries
    .filter(({ entity }) => entity.type === "Plan")
    .map(({ value }) => plan.safeParse(value));
  const read = plans.flatMap(({ data }) => (data ? [factsOf(data)] : []));
  return read.length > 0 && read.length === plans.length ? read : undefined;
}

/** The plan that a text is about at a place: the one that it names last before that place. */
export function planNamedBefore(
  text: string,
  index: number,
  plans: PlanFacts[],
): PlanFacts | undefined {
  const before = text.slice(0, index);
  const named = plans
    .map((facts) => ({ facts, at: lastNaming(before, facts.title) }))
    .filter(({ at }) => at >= 0);
  return named.sort((a, b) => b.at - a.at)[0]?.facts;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** The last place of a title as whole words, with the same upper and lower case; -1 when there is none. */
function lastNaming(text: string, title: string): number {
  for (
    let at = text.lastIndexOf(title);
    at >= 0;
    at = at === 0 ? -1 : text.lastIndexOf(title, at - 1)
  ) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + title.length])) return at;
  }
  return -1;
}
