import {
  formatPrice,
  type PlanPrices,
  planPrice,
  readPriceOptions,
  upgradeAddress,
  writePriceOptions,
  yearlySaving,
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

describe("the price of a plan", () => {
  it.each([
    ["monthly", false, 5],
    ["annual", false, 4.16],
    ["monthly", true, 12.5],
    ["annual", true, 9.5],
  ] as const)("billed %s, AI %s, is %d", (billing, ai, expected) => {
    expect(planPrice(team, { billing, ai })).toBe(expected);
  });

  it("stays as it is with AI where the plan says so", () => {
    expect(planPrice(free, { billing: "annual", ai: true })).toBe(0);
  });

  it("is none where it is agreed on", () => {
    expect(planPrice(enterprise, { billing: "monthly", ai: true })).toBeNull();
  });
});

describe("what a year saves", () => {
  it("is twelve times the difference, in whole dollars", () => {
    expect(yearlySaving(team, false)).toBe(10);
    expect(yearlySaving({ ...team, monthlyPrice: { amount: 6 } }, false)).toBe(22);
    expect(yearlySaving(team, true)).toBe(36);
  });

  it("is not told where nothing is saved, or a price is agreed on", () => {
    expect(yearlySaving(free, false)).toBeNull();
    expect(yearlySaving(enterprise, false)).toBeNull();
  });
});

describe("prices as people write them", () => {
  it.each([
    [0, "$0"],
    [5, "$5"],
    [12.5, "$12.50"],
    [4.16, "$4.16"],
  ])("%d is %s", (amount, expected) => {
    expect(formatPrice(amount)).toBe(expected);
  });
});

describe("options in the address", () => {
  it("are annual billing without AI unless the address says otherwise", () => {
    expect(readPriceOptions("")).toEqual({ billing: "annual", ai: false });
    expect(readPriceOptions("?billing=weekly&ai=maybe")).toEqual({ billing: "annual", ai: false });
    expect(readPriceOptions("?billing=monthly&ai=on")).toEqual({ billing: "monthly", ai: true });
  });

  it("leave the default out and keep what else is there", () => {
    expect(writePriceOptions({ billing: "annual", ai: false }, "?billing=monthly&ai=on")).toBe("");
    expect(writePriceOptions({ billing: "monthly", ai: true }, "?from=letter")).toBe("?from=letter&billing=monthly&ai=on");
  });

  it("are read as they were written", () => {
    const options = { billing: "monthly", ai: true } as const;
    expect(readPriceOptions(writePriceOptions(options, ""))).toEqual(options);
  });
});

describe("the address of the upgrade page", () => {
  it("names the plan by the AI option", () => {
    expect(upgradeAddress("https://pilot.example/upgrade-plan", true)).toBe("https://pilot.example/upgrade-plan?plan=debato-plan");
    expect(upgradeAddress("https://pilot.example/upgrade-plan?from=site", false)).toBe(
      "https://pilot.example/upgrade-plan?from=site&plan=base-plan",
    );
  });
});
