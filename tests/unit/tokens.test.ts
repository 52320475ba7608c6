import { fillTokens } from "../../src/content/tokens";

const tokens = { brand: "Debato", product: "debate", products: "debates", scenarios: 5, plans: 20 };

describe("tokens in texts", () => {
  it.each([
    [
      "are filled in at every occurrence",
      "{brand}: one {product}, two {products}, {brand}",
      "Debato: one debate, two debates, Debato",
    ],
    [
      "leave other words in braces to the interface",
      "{done} of {total} {products}",
      "{done} of {total} debates",
    ],
    [
      "write counts in words, with a capital at the start of a text",
      "{scenarios} here, {scenarios} there",
      "Five here, five there",
    ],
    ["write counts above twelve in figures", "all {plans}", "all 20"],
    ["don't change a text without braces", "brand and product", "brand and product"],
  ])("%s", (_what, written, shown) => {
    expect(fillTokens(written, tokens)).toBe(shown);
  });

  it("insert words unchanged, even if they look like a replacement pattern", () => {
    expect(fillTokens("Try {brand}", { ...tokens, brand: "$& $1" })).toBe("Try $& $1");
  });
});
