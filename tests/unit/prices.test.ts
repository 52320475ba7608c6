import { readTeamSize, sliderPosition, sliderStops } from "../../src/sections/estimate/teamSize";
import { type PlanPrices, planPrice, teamCost } from "../../src/sections/plans/planPrices";
import { readPriceOptions } from "../../src/sections/plans/priceQuery";
import { formatPrice } from "../../src/shared/prices";
import { withParameter } from "../../src/shared/withParameter";

const team: PlanPrices = {
  monthlyPrice: 5,
  annualPrice: 4.16,
  monthlyAIPrice: 12.5,
  annualAIPrice: 9.5,
  noAIChange: false,
};

it("what a team pays is exact, in whole cents", () => {
  const cost = teamCost(team, { billing: "annual", ai: false }, 7);
  // A year is $50 a person, and a month a twelfth of it: 29.1666…
  expect(cost).toEqual({ month: 29.16, year: 350 });
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

it("the slider offers few people one by one, and every number up to the most", () => {
  const stops = sliderStops(10_000);
  expect(stops.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 15]);
  expect(stops.at(-1)).toBe(10_000);
  expect(sliderStops(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(stops[sliderPosition(26, stops)]).toBe(25);
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
