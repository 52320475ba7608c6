import { numbersIn, overlapInPercent } from "../shared/figures";
import { formatPrice, yearlyPrice } from "../shared/prices";
import { capitalized, fillPlaceholders } from "../shared/tokens";
import { siteSettings } from "./entries/site";
import { fieldsIn } from "./schemaFields";

type Price = string | number;

/** The types of entries that tokens are made of. */
export const tokenTypes = [
  "SiteSettings",
  "Plan",
  "ComparisonRow",
  "ScenarioPage",
  "Stat",
] as const;

/** The entries that tokens are made of, by their type, as they are written. */
export interface TokenEntries {
  SiteSettings: Record<string, unknown>[];
  Plan: {
    slug: string;
    title: string;
    monthlyPrice: Price;
    annualPrice: Price;
    monthlyAIPrice?: Price;
    annualAIPrice?: Price;
  }[];
  ComparisonRow: { slug: string; values: Record<string, string> }[];
  ScenarioPage: unknown[];
  Stat: { slug: string; number: string; drawing?: string }[];
}

const withArticle = (noun: string) =>
  `${/^(?!uni|us[aeu]|eu|one)[aeiou]|^(hour|hono|heir)/i.test(noun) ? "an" : "a"} ${noun}`;

/** The prices of a plan by the names of their tokens; none for a price that is negotiated. */
function pricesOf(plan: TokenEntries["Plan"][number]): [string, string][] {
  const amounts = {
    monthly: plan.monthlyPrice,
    annual: plan.annualPrice,
    year: yearlyPrice(Number(plan.annualPrice)),
    monthlyAI: plan.monthlyAIPrice,
    annualAI: plan.annualAIPrice,
    yearAI: yearlyPrice(Number(plan.annualAIPrice)),
  };
  return Object.entries(amounts)
    .filter(([, amount]) => !Number.isNaN(Number(amount)))
    .map(([name, amount]) => [`price.${plan.slug}.${name}`, formatPrice(Number(amount))]);
}

/** What stands for each token. The words of data/site.json also have a form with “a” or “an”, and all have one with a capital. */
export function tokenValues({
  SiteSettings,
  Plan,
  ComparisonRow,
  ScenarioPage,
  Stat,
}: TokenEntries): Record<string, string> {
  const numbers = `${SiteSettings[0]?.numbers ?? ""}`.split(" ");
  const inWords = (count: number) => numbers[count] || `${count}`;
  const words = SiteSettings.flatMap((site) => fieldsIn(siteSettings, site))
    .filter((field) => (field.role === "name" || field.role === "text") && field.isToken)
    .map(({ at, value }): [string, string] => [at.join("."), `${value}`]);
  const tokens: [string, string][] = [
    ...words,
    ...words.map(([name, word]): [string, string] => [`a${capitalized(name)}`, withArticle(word)]),
    ["plans", inWords(Plan.length)],
    ["scenarios", inWords(ScenarioPage.length)],
    ...Plan.map(({ slug, title }): [string, string] => [`plan.${slug}`, title]),
    ...Plan.flatMap(pricesOf),
    ...Stat.filter(({ drawing }) => drawing === "curves").map(
      ({ slug, number }): [string, string] => [
        `overlap.${slug}`,
        overlapInPercent(numbersIn(number)),
      ],
    ),
    ...ComparisonRow.flatMap(({ slug, values }) =>
      Object.entries(values).map(([plan, value]): [string, string] => [
        `limit.${plan}.${slug}`,
        fillPlaceholders(value, Object.fromEntries(words)),
      ]),
    ),
  ];
  return Object.fromEntries(
    tokens.flatMap(([name, value]) => [
      [name, value],
      [capitalized(name), capitalized(value)],
    ]),
  );
}
