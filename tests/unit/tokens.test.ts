import { fillPlaces, fillTokens, placeholdersIn } from "../../src/content/tokens";

const tokens = { brand: "Debato", product: "debate", products: "debates" };

describe("tokens in texts", () => {
  it("are filled in wherever they stand, as often as they stand there", () => {
    expect(fillTokens("{brand}: one {product}, two {products}, {brand} again", tokens)).toBe(
      "Debato: one debate, two debates, Debato again",
    );
  });

  it("leave other words in braces to the interface", () => {
    expect(fillTokens("{done} of {total} {products}", tokens)).toBe("{done} of {total} debates");
  });

  it("take words as they are, also such as look like a replacement pattern", () => {
    expect(fillTokens("Try {brand}", { ...tokens, brand: "$& $1" })).toBe("Try $& $1");
  });

  it("leave a text without braces alone", () => {
    expect(fillTokens("brand and product", tokens)).toBe("brand and product");
  });
});

describe("the words in braces of a text", () => {
  it("are named in the order in which they stand, repeated ones too", () => {
    expect(placeholdersIn("{done} of {total}, {done}")).toEqual(["done", "total", "done"]);
  });

  it("include such as are misspelt or empty, so that the check can tell", () => {
    expect(placeholdersIn("{Brand} { product } {}")).toEqual(["Brand", " product ", ""]);
  });

  it("are none where there are no braces, or only one of a pair", () => {
    expect(placeholdersIn("no braces")).toEqual([]);
    expect(placeholdersIn("an {open one")).toEqual([]);
  });
});

describe("named places of interface texts", () => {
  it("are filled with words and numbers, nought too", () => {
    expect(fillPlaces("{done} of {total} {what}", { done: 0, total: 8, what: "done" })).toBe("0 of 8 done");
  });

  it("stay readable where a value is missing", () => {
    expect(fillPlaces("{done} of {total}", { done: 3 })).toBe("3 of {total}");
  });

  it("keep the dollar sign before an amount", () => {
    const saving = "Save $" + "{amount}/year";
    expect(fillPlaces(saving, { amount: 10 })).toBe("Save $10/year");
  });
});
