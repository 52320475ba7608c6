import { readTeamSize } from "../../src/sections/estimate/teamSize";
import { readPriceOptions } from "../../src/sections/plans/priceQuery";
import { formatPrice, type PlanPrices, planPrice, teamCost } from "../../src/shared/prices";
import { withParameter } from "../../src/shared/withParameter";

const team: PlanPrices = {
  monthlyPrice: 5,
  annualPrice: 4.16,
  monthlyAIPrice: 12.5,
  annualAIPrice: 9.5,
  noAIChange: false,
};

it("what a team pays is exact, in whole cents", () => {
  const cost = teamCost(team, { billing: "annual", ai: false }, 15);
  // A year is $50 a person, and 4.16 a twelfth of it.
  expect(cost).toEqual({ month: 62.4, year: 750 });
});

it("no price without AI stands in for a missing one", () => {
  const plan = { ...team, annualAIPrice: null };
  expect(planPrice(plan, { billing: "annual", ai: true })).toBeNull();
  expect(planPrice({ ...plan, noAIChange: true }, { billing: "annual", ai: true })).toBe(4.16);
});

it("a price has commas between thousands, and two decimals or none", () => {
  expect(formatPrice(1_234_567.5)).toBe("$1,234,567.50");
});

it("unknown options in the address count as annual billing without AI", () => {
  expect(readPriceOptions("?billing=weekly&ai=maybe")).toEqual({ billing: "annual", ai: false });
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
