import {
  everyPriceOption,
  formatPrice,
  type PlanPrices,
  readPriceOptions,
  teamCost,
  upgradeAddress,
} from "../../src/content/prices";

const team: PlanPrices = {
  monthlyPrice: { amount: 5 },
  annualPrice: { amount: 4.16 },
  monthlyAIPrice: { amount: 12.5 },
  annualAIPrice: { amount: 9.5 },
  noAIChange: false,
};

// tests/e2e has the prices of the content, what teams pay for each plan, and the address after each choice.
it("what a team pays is an exact number of cents for every team size", () => {
  for (let people = 1; people <= 500; people += 1) {
    for (const options of everyPriceOption) {
      const { month, year } = teamCost(team, options, people) ?? {
        month: Number.NaN,
        year: Number.NaN,
      };
      expect(month).toBe(Number(month.toFixed(2)));
      expect(year).toBe(Number((month * 12).toFixed(2)));
    }
  }
});

it("formatted prices match those of Intl.NumberFormat", () => {
  const whole = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (let amount = 1; amount < 10_000_000; amount *= 1.37) {
    const [dollars, exact] = [Math.round(amount), Math.floor(amount) + 0.5];
    expect([formatPrice(dollars), formatPrice(exact)]).toEqual([
      whole.format(dollars),
      cents.format(exact),
    ]);
  }
});

it("unknown options in the address count as annual billing without AI", () => {
  expect(readPriceOptions("?billing=weekly&ai=maybe")).toEqual({ billing: "annual", ai: false });
});

it("the address of the upgrade page names the plan and keeps its other parameters", () => {
  const address = "https://pilot.example/upgrade-plan";
  expect(upgradeAddress(address, "with-ai")).toBe(`${address}?plan=with-ai`);
  expect(upgradeAddress(`${address}?from=site`, "base-plan")).toBe(
    `${address}?from=site&plan=base-plan`,
  );
});
