import { fillPlaces, fillTokens, placeholdersIn } from "../../src/content/tokens";

const tokens = { brand: "Debato", product: "debate", products: "debates", scenarios: 5, plans: 20 };

describe("tokens in texts", () => {
  it.each([
    ["are filled in at every occurrence", "{brand}: one {product}, two {products}, {brand}", "Debato: one debate, two debates, Debato"],
    ["leave other words in braces to the interface", "{done} of {total} {products}", "{done} of {total} debates"],
    ["write counts in words, with a capital at the start of a text", "{scenarios} here, {scenarios} there", "Five here, five there"],
    ["write counts above twelve in figures", "all {plans}", "all 20"],
    ["don't change a text without braces", "brand and product", "brand and product"],
  ])("%s", (_what, written, shown) => {
    expect(fillTokens(written, tokens)).toBe(shown);
  });

  it("insert words unchanged, even if they look like a replacement pattern", () => {
    expect(fillTokens("Try {brand}", { ...tokens, brand: "$& $1" })).toBe("Try $& $1");
  });
});

it.each([
  ["{done} of {total}, {done}", ["done", "total", "done"]],
  ["{Brand} { product } {}", ["Brand", " product ", ""]],
  ["no braces", []],
  ["an {open one", []],
])("the words in braces in “%s” are %j", (text, words) => {
  expect(placeholdersIn(text)).toEqual(words);
});

describe("placeholders in interface texts", () => {
  it.each([
    ["are filled with words and numbers, including zero", "{done} of {total}", { done: 0, total: 8 }, "0 of 8"],
    ["stay readable when a value is missing", "{done} of {total}", { done: 3 }, "3 of {total}"],
    ["keep the dollar sign before an amount", "Save $".concat("{amount}/year"), { amount: 10 }, "Save $10/year"],
  ])("%s", (_what, written, values, shown) => {
    expect(fillPlaces(written, values)).toBe(shown);
  });
});
