import { readTeamSize } from "../../src/sections/estimate/teamSize";
import { priceQuery, readPriceOptions } from "../../src/sections/plans/priceQuery";
import { formatPrice, type PlanPrices, planPrice, teamCost } from "../../src/shared/prices";
import { withParameter } from "../../src/shared/withParameter";

const team: PlanPrices = {
  monthlyPrice: { amount: 5 },
  annualPrice: { amount: 4.16 },
  monthlyAIPrice: { amount: 12.5 },
  annualAIPrice: { amount: 9.5 },
  noAIChange: false,
};

it.each([
  ["monthly", 1, { month: 5, year: 60 }],
  ["monthly", 501, { month: 2505, year: 30_060 }],
  // A year is $50 a person, and 4.16 a twelfth of it.
  ["annual", 1, { month: 4.16, year: 50 }],
  ["annual", 25, { month: 104, year: 1250 }],
  ["annual", 10_000, { month: 41_600, year: 500_000 }],
] as const)("with %s billing, %d people pay %j", (billing, people, cost) => {
  expect(teamCost(team, { billing, ai: false }, people)).toEqual(cost);
});

it("no price without AI stands in for a missing one", () => {
  const plan = { ...team, annualAIPrice: null };
  expect(planPrice(plan, { billing: "annual", ai: true })).toBeNull();
  expect(planPrice({ ...plan, noAIChange: true }, { billing: "annual", ai: true })).toBe(4.16);
});

it.each([
  [5, "$5"],
  [4.16, "$4.16"],
  [12.5, "$12.50"],
  [1_234_567.5, "$1,234,567.50"],
])("the price %d is written %s", (amount, written) => {
  expect(formatPrice(amount)).toBe(written);
});

it("unknown options in the address count as annual billing without AI", () => {
  expect(readPriceOptions("?billing=weekly&ai=maybe")).toEqual({ billing: "annual", ai: false });
});

it.each([
  [{ billing: "monthly" }, "?from=letter", "?from=letter&billing=monthly"],
  [{ billing: "annual" }, "?billing=monthly&ai=on", "?ai=on"],
  [{ ai: false }, "?ai=on", ""],
  [{ people: 25 }, "", "?people=25"],
] as const)("the choice of %j after %j gives the query %j", (choice, before, after) => {
  expect(priceQuery(choice, before)).toBe(after);
});

it("the upgrade page's address names the plan and keeps other parameters", () => {
  expect(withParameter("https://pilot.example/upgrade?from=site", "plan", "base-plan")).toBe(
    "https://pilot.example/upgrade?from=site&plan=base-plan",
  );
});

describe("the number of people in the estimate", () => {
  it.each([
    ["1", 1],
    [" 40 ", 40],
    ["007", 7],
    ["+12", 12],
    ["1,200", 1200],
  ])("is read from %j as %d", (typed, people) => {
    expect(readTeamSize(typed, 1200)).toBe(people);
  });

  it.each([
    ["empty", ["", "  "]],
    ["tooFew", ["0", "-3"]],
    ["tooMany", ["501", "1,200", "9".repeat(400)]],
    [
      "notWhole",
      ["1.000", "2.5", "2,5", "1,20", "1e2", "0x10", "Infinity", "25 people", "<b>25</b>"],
    ],
  ])("is refused as %s: %j", (problem, typed) => {
    expect(typed.map((text) => readTeamSize(text, 500))).toEqual(typed.map(() => problem));
  });
});
