import { type TokenEntries, tokenValues } from "../../src/schema/tokenValues";
import { textPieces } from "../../src/shared/textLinks";
import { fillPlaceholders } from "../../src/shared/tokens";

const entries: TokenEntries = {
  SiteSettings: [
    {
      brand: "Debato",
      product: "debate",
      products: "debates",
      numbers: "no one two three four five six",
    },
  ],
  Plan: [
    {
      slug: "team",
      title: "Team",
      monthlyPrice: 5,
      annualPrice: 4.16,
      monthlyAIPrice: 12.5,
      annualAIPrice: 9.5,
    },
    { slug: "whole-state", title: "State", monthlyPrice: "Custom", annualPrice: "Custom" },
  ],
  ComparisonRow: [{ slug: "create", values: { team: "5 {products}" } }],
  ScenarioPage: [{}, {}, {}, {}, {}, {}],
  Stat: [
    { slug: "range", number: "0.2–0.5", drawing: "curves" },
    { slug: "years", number: "40+", drawing: "strokes" },
  ],
};

const withTokens = (text: string, change: Partial<TokenEntries> = {}) =>
  fillPlaceholders(text, tokenValues({ ...entries, ...change }));

const named = (product: string) => ({
  SiteSettings: [{ brand: "Debato", product, products: `${product}s` }],
});

describe("tokens in texts", () => {
  it.each([
    ["are filled in wherever they stand", "{brand}: {product}, {brand}", "Debato: debate, Debato"],
    ["leave other braces alone", "{done} of {total}", "{done} of {total}"],
    ["count in words", "all {scenarios}", "all six"],
    ["begin a sentence with a capital", "{Scenarios} here. {AProduct}", "Six here. A debate"],
    ["name a plan", "{plan.team} and {plan.whole-state}", "Team and State"],
    ["give monthly prices", "{price.team.monthly}, {price.team.annualAI}", "$5, $9.50"],
    ["give a year's price in whole dollars", "{price.team.year}", "$50"],
    [
      "have no price where it is negotiated",
      "{price.whole-state.year}",
      "{price.whole-state.year}",
    ],
    ["give a limit with its own tokens", "{limit.team.create}", "5 debates"],
    [
      "say how much two groups overlap",
      "{overlap.range}, {overlap.years}",
      "80–92%, {overlap.years}",
    ],
  ])("%s", (_what, written, expected) => {
    expect(withTokens(written)).toBe(expected);
  });

  it("count above twelve in digits", () => {
    expect(withTokens("{scenarios}", { ScenarioPage: Array(13).fill({}) })).toBe("13");
  });

  it.each([
    ["argument", "an argument"],
    ["hour", "an hour"],
    ["union", "a union"],
    ["dialogue", "a dialogue"],
  ])("have the article of %s", (product, expected) => {
    expect(withTokens("{aProduct}", named(product))).toBe(expected);
  });

  it("leave a word out that the site doesn't have yet", () => {
    expect(withTokens("{brand} {product}", { SiteSettings: [{ brand: "B" }] })).toBe("B {product}");
  });

  it("insert words that look like a replacement pattern unchanged", () => {
    expect(withTokens("{product}", named("$& $1"))).toBe("$& $1");
  });
});

it.each(["a*_b", "Go (beta)"])("the name %s is words of a link like any other", (brand) => {
  expect(textPieces(fillPlaceholders("See [{brand}](/about), {brand}.", { brand }))).toEqual([
    { words: "See " },
    { words: brand, to: "/about" },
    { words: `, ${brand}.` },
  ]);
});
