import {
  everyPriceOption,
  formatPrice,
  hasOnePrice,
  type PlanPrices,
  readPriceOptions,
  teamCost,
  teamSaving,
  upgradeAddress,
  writePriceOptions,
  writeTeamSize,
} from "../../src/content/prices";

const team: PlanPrices = {
  monthlyPrice: { amount: 5 },
  annualPrice: { amount: 4.16 },
  monthlyAIPrice: { amount: 12.5 },
  annualAIPrice: { amount: 9.5 },
  noAIChange: false,
};
const free: PlanPrices = { monthlyPrice: { amount: 0 }, annualPrice: { amount: 0 }, noAIChange: true };
const enterprise: PlanPrices = {
  monthlyPrice: { amount: null },
  annualPrice: { amount: null },
  monthlyAIPrice: { amount: null },
  annualAIPrice: { amount: null },
  noAIChange: false,
};

describe("what a team pays", () => {
  it.each([
    ["monthly", false, 25, 125, 1500],
    ["annual", false, 25, 104, 1248],
    ["monthly", true, 25, 312.5, 3750],
    ["annual", true, 25, 237.5, 2850],
    ["annual", false, 1, 4.16, 49.92],
    ["annual", false, 3, 12.48, 149.76],
    ["annual", false, 499, 2075.84, 24910.08],
  ] as const)("billed %s, AI %s, for %d people is %d a month and %d a year", (billing, ai, people, month, year) => {
    expect(teamCost(team, { billing, ai }, people)).toEqual({ month, year });
  });

  it("is an exact number of cents for every team size", () => {
    for (let people = 1; people <= 500; people += 1) {
      for (const options of everyPriceOption) {
        const { month, year } = teamCost(team, options, people) ?? { month: Number.NaN, year: Number.NaN };
        expect(month).toBe(Number(month.toFixed(2)));
        expect(year).toBe(Number((month * 12).toFixed(2)));
      }
    }
  });

  it("is zero with a free plan, and unknown with a negotiated price", () => {
    expect(teamCost(free, { billing: "annual", ai: true }, 500)).toEqual({ month: 0, year: 0 });
    expect(teamCost(enterprise, { billing: "annual", ai: false }, 25)).toBeNull();
  });

  it("is less with annual billing, by the difference between the yearly costs", () => {
    expect(teamSaving(team, false, 25)).toBe(252);
    expect(teamSaving(team, true, 25)).toBe(900);
    expect(teamSaving(team, false, 1)).toBe(10.08);
    expect(teamSaving(free, false, 25)).toBeNull();
    expect(teamSaving(enterprise, true, 25)).toBeNull();
  });
});

describe("a plan with one price", () => {
  it("costs the same with every option", () => {
    expect([free, enterprise, team].map(hasOnePrice)).toEqual([true, true, false]);
    expect(hasOnePrice({ ...free, annualPrice: { amount: 1 } })).toBe(false);
  });
});

describe("formatted prices", () => {
  it("match those of Intl.NumberFormat", () => {
    const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
    const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    for (let amount = 1; amount < 10_000_000; amount *= 1.37) {
      const [dollars, exact] = [Math.round(amount), Math.floor(amount) + 0.5];
      expect([formatPrice(dollars), formatPrice(exact)]).toEqual([whole.format(dollars), cents.format(exact)]);
    }
  });
});

describe("options in the address", () => {
  it("default to annual billing without AI", () => {
    expect(readPriceOptions("")).toEqual({ billing: "annual", ai: false });
    expect(readPriceOptions("?billing=weekly&ai=maybe")).toEqual({ billing: "annual", ai: false });
    expect(readPriceOptions("?billing=monthly&ai=on")).toEqual({ billing: "monthly", ai: true });
  });

  it("leave out the default and keep other parameters, as the number of people does", () => {
    expect(writePriceOptions({ billing: "annual", ai: false }, "?billing=monthly&ai=on")).toBe("");
    expect(writePriceOptions({ billing: "monthly", ai: true }, "?from=letter")).toBe("?from=letter&billing=monthly&ai=on");
    expect(writePriceOptions({ billing: "monthly", ai: true }, writeTeamSize(40, ""))).toBe("?people=40&billing=monthly&ai=on");
    expect(writeTeamSize(40, "?people=25&billing=monthly")).toBe("?people=40&billing=monthly");
  });
});

it("the address of the upgrade page names the plan and keeps its other parameters", () => {
  const address = "https://pilot.example/upgrade-plan";
  expect(upgradeAddress(address, "with-ai")).toBe(`${address}?plan=with-ai`);
  expect(upgradeAddress(`${address}?from=site`, "base-plan")).toBe(`${address}?from=site&plan=base-plan`);
});
