import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import { builtPage } from "../../support/built";
import {
  type comparison,
  type comparisonGroups,
  type faq as faqItems,
  type plans as planList,
  type pricing as pricingPage,
  sectionOf,
} from "../../support/content";
import { inLanguage } from "../../support/languages";
import { languagesWith } from "../../support/routes";
import { upgradeUrl } from "../../support/services";
import { linksIn, type Statement, wordsOf } from "../../support/statements";

/** /pricing in a language: its parts, and what the content says of them. */
function pricingIn(language: string) {
  const { messages, read, withTokens } = inLanguage(language);
  const page = builtPage(localizedPath(language, "/pricing"));
  const content = read("pages/pricing.json") as typeof pricingPage;
  const part = (kind: "plans" | "questions", options: { show?: "comparison" } = {}) =>
    page.getElementById(sectionOf(content, kind, options).anchor);
  const plans = read("plans.json") as ((typeof planList)[number] & { lacks?: string[] })[];
  const columns = [...(part("plans")?.querySelectorAll("li:has(> div h3)") ?? [])];
  return {
    columns,
    columnOf: (title: string) =>
      columns.find((column) => wordsOf(column.querySelector("h3")) === withTokens(title)),
    language,
    groups: read("comparison-groups.json") as typeof comparisonGroups,
    rows: read("comparison.json") as typeof comparison,
    faq: read("faq.json") as typeof faqItems,
    messages,
    page,
    part,
    plans,
    withTokens,
  };
}

type Pricing = ReturnType<typeof pricingIn>;

const inEachLanguage = (proof: (pricing: Pricing) => void) => () => {
  for (const { language } of languagesWith("/pricing")) proof(pricingIn(language));
};

export const pricing: Statement[] = [
  [
    "One card for each plan, in their order",
    inEachLanguage(({ columns, plans, withTokens }) =>
      expect(columns.map((column) => wordsOf(column.querySelector("h3")))).toEqual(
        plans.map(({ title }) => withTokens(title)),
      ),
    ),
  ],
  [
    "Each plan has its features",
    inEachLanguage(({ columnOf, plans, withTokens }) => {
      // A plan without a translation is in English as a whole.
      const english = inLanguage(ownLanguage);
      for (const { title, features } of plans) {
        const shown = wordsOf(columnOf(title));
        const isShown = (feature: string) =>
          [withTokens, english.withTokens].some((fill) => shown.includes(fill(feature)));
        expect(features.filter((feature) => !isShown(feature))).toEqual([]);
      }
    }),
  ],
  [
    "What a plan lacks says ‘Not included’",
    inEachLanguage(({ columnOf, messages, plans, withTokens }) => {
      const lacking = plans.flatMap(({ title, lacks = [] }) =>
        lacks.map((lack) => ({ title, lack })),
      );
      expect(lacking.length).toBeGreaterThan(0);
      for (const { title, lack } of lacking) {
        const items = [...(columnOf(title)?.querySelectorAll("li") ?? [])].map(wordsOf);
        expect(items).toContain(`${messages.notIncluded}: ${withTokens(lack)}`);
      }
    }),
  ],
  [
    "Highlighted plans are marked, and no others",
    inEachLanguage(({ columnOf, messages, plans }) => {
      for (const { title, highlighted } of plans)
        expect(wordsOf(columnOf(title)).includes(messages.highlightedPlan)).toBe(highlighted);
    }),
  ],
  [
    "Prices in US dollars per user per month",
    inEachLanguage(({ columnOf, messages, plans }) => {
      for (const { title, annualPrice, priceNote } of plans) {
        if (annualPrice === "Custom") continue;
        expect(wordsOf(columnOf(title))).toMatch(/\$\d/);
        expect(wordsOf(columnOf(title))).toContain(priceNote ?? messages.perUserMonth);
      }
    }),
  ],
  [
    "Annual, and the Base Plan, by default",
    inEachLanguage(({ page, messages }) => {
      const chosen = [...page.querySelectorAll("input[type=radio][checked]")];
      expect(chosen.map((radio) => wordsOf(radio.closest("label")))).toEqual([
        messages.annual,
        messages.basePlan,
      ]);
    }),
  ],
  [
    "Decimal prices show two decimals",
    inEachLanguage(({ page }) => {
      const prices = wordsOf(page.querySelector("main")).match(/\$[\d,]+(\.\d+)?/g) ?? [];
      expect(prices.length).toBeGreaterThan(0);
      expect(prices.filter((price) => price.includes(".") && !/\.\d\d$/.test(price))).toEqual([]);
    }),
  ],
  [
    "A plan with a price leads to the upgrade page, without the plan’s title",
    inEachLanguage(({ columnOf, language, plans }) => {
      for (const { title, annualPrice } of plans) {
        const [, to = ""] = linksIn(columnOf(title))[0] ?? [];
        if (annualPrice !== "Custom") expect(to).toBe(upgradeUrl("base", language));
      }
    }),
  ],
  [
    "Each plan has its own button",
    inEachLanguage(({ columnOf, plans }) => {
      for (const { title, button } of plans)
        expect(linksIn(columnOf(title)).map(([words]) => words)).toEqual([`${button} ${title}`]);
    }),
  ],
  [
    "‘Compare plans’ has a column for each plan",
    inEachLanguage(({ part, plans, withTokens }) => {
      const headings = [
        ...(part("plans", { show: "comparison" })?.querySelectorAll("thead th") ?? []),
      ];
      expect(headings.slice(1).map(wordsOf)).toEqual(plans.map(({ title }) => withTokens(title)));
    }),
  ],
  [
    "‘Compare plans’ has its groups",
    inEachLanguage(({ groups, part, withTokens }) => {
      const headings = [
        ...(part("plans", { show: "comparison" })?.querySelectorAll(
          "tbody th[colspan], tbody th[scope=rowgroup]",
        ) ?? []),
      ];
      expect(headings.map(wordsOf)).toEqual(groups.map(({ title }) => withTokens(title)));
    }),
  ],
  [
    "Each row has its name, and every plan its value, ‘Included’ or ‘Not included’",
    inEachLanguage(({ groups, messages, part, plans, rows, withTokens }) => {
      const shown = [
        ...(part("plans", { show: "comparison" })?.querySelectorAll("tr:has(td)") ?? []),
      ];
      const signs: Record<string, string> = { Yes: messages.included, No: messages.notIncluded };
      const said = (value = "") =>
        signs[value] ?? withTokens(value.replace(/^\[(.+)\]\(.+\)$/, "$1"));
      const expected = groups.flatMap(({ slug: group }) =>
        rows
          .filter((row) => row.group === group)
          .map(({ name, values }) => [
            withTokens(name),
            ...plans.map(({ slug }) => said(Object(values)[slug])),
          ]),
      );
      expect(shown.map((row) => [...row.querySelectorAll("th, td")].map(wordsOf))).toEqual(
        expected,
      );
    }),
  ],
  [
    "The FAQ has every question with its answer, none open",
    inEachLanguage(({ faq, part, withTokens }) => {
      // The headings become buttons in the browser.
      const headings = [...(part("questions")?.querySelectorAll("h3") ?? [])];
      expect(headings.map(wordsOf)).toEqual(faq.map(({ question }) => withTokens(question)));
      const answers = [...(part("questions")?.querySelectorAll("h3 + [data-closed]") ?? [])];
      expect(answers.filter((answer) => wordsOf(answer))).toHaveLength(faq.length);
    }),
  ],
];
