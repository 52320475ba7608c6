import { capitalized } from "../shared/capitalized";
import { formatPrice, yearlyPrice } from "../shared/prices";
import { fillPlaceholders, placeholdersIn } from "../shared/tokens";

type Price = string | number;

/** The entries that tokens are made of, by their type, as they are written. */
export interface TokenSources {
  SiteSettings: readonly { brand: string; product: string; products: string }[];
  Plan: readonly {
    slug: string;
    title: string;
    monthlyPrice: Price;
    annualPrice: Price;
    monthlyAIPrice?: Price;
    annualAIPrice?: Price;
  }[];
  ComparisonGroup: readonly {
    rows: readonly { slug?: string; values: Readonly<Record<string, string>> }[];
  }[];
  ScenarioPage: readonly unknown[];
}

/** The types of entries that tokens are made of, by the first part of their names. */
const typesOf: Record<string, keyof TokenSources> = {
  brand: "SiteSettings",
  product: "SiteSettings",
  products: "SiteSettings",
  aProduct: "SiteSettings",
  plan: "Plan",
  plans: "Plan",
  price: "Plan",
  limit: "ComparisonGroup",
  scenarios: "ScenarioPage",
};

export const tokenTypes = [...new Set(Object.values(typesOf))];

/** The types of entries that the tokens of a text are made of. A token with a capital has one in the text. */
export const tokenTypesIn = (text: string): (keyof TokenSources)[] =>
  placeholdersIn(text).flatMap(
    (name) => typesOf[name.charAt(0).toLowerCase() + name.slice(1).replace(/\..*/, "")] ?? [],
  );

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

const withArticle = (noun: string) =>
  `${/^(?!uni|us[aeu]|eu|one)[aeiou]|^(hour|hono|heir)/i.test(noun) ? "an" : "a"} ${noun}`;

/** The prices of a plan by the names of their tokens; none for a price that is negotiated. */
function pricesOf(value: TokenSources["Plan"][number]): [string, string][] {
  const amounts: [string, unknown][] = [
    ["monthly", value.monthlyPrice],
    ["annual", value.annualPrice],
    ["year", yearlyPrice(Number(value.annualPrice))],
    ["monthlyAI", value.monthlyAIPrice],
    ["annualAI", value.annualAIPrice],
    ["yearAI", yearlyPrice(Number(value.annualAIPrice))],
  ];
  return amounts.flatMap(([name, amount]) =>
    Number.isNaN(Number(amount))
      ? []
      : [[`price.${value.slug}.${name}`, formatPrice(Number(amount))]],
  );
}

/** What stands for each token that is made of these entries. */
export function tokenValues(sources: Partial<TokenSources>): Record<string, string> {
  const { SiteSettings = [], Plan = [], ComparisonGroup = [], ScenarioPage = [] } = sources;
  const names = SiteSettings.flatMap(({ brand, product, products }) =>
    Object.entries({ brand, product, products, aProduct: withArticle(product) }),
  );
  const counts = Object.entries({ plans: Plan.length, scenarios: ScenarioPage.length })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => [name, numberWords[count] ?? `${count}`] as const);
  const limits = ComparisonGroup.flatMap(({ rows }) => rows).flatMap(({ slug: row, values }) =>
    row
      ? Object.entries(values).map(
          ([name, value]) =>
            [`limit.${name}.${row}`, fillPlaceholders(value, Object.fromEntries(names))] as const,
        )
      : [],
  );
  const titles = Plan.map((value) => [`plan.${value.slug}`, value.title] as const);
  const all = [...names, ...counts, ...titles, ...Plan.flatMap(pricesOf), ...limits];
  return Object.fromEntries(
    all.flatMap(([name, value]) =>
      value
        ? [
            [name, value],
            [capitalized(name), capitalized(value)],
          ]
        : [],
    ),
  );
}
