import { isActive, normalisePath } from "../../src/layout/activePath";

describe("the path of a page", () => {
  it.each([
    ["/pricing", "/pricing"],
    ["/pricing/", "/pricing"],
    ["/education/academic-benefits/", "/education/academic-benefits"],
    ["/", "/"],
  ])("%s is %s", (written, expected) => {
    expect(normalisePath(written)).toBe(expected);
  });
});

describe("an entry of the menu", () => {
  it("is active on its own page, with or without a slash at the end", () => {
    expect(isActive("/pricing", "/pricing")).toBe(true);
    expect(isActive("/pricing", "/pricing/")).toBe(true);
  });

  it("is not active on another page", () => {
    expect(isActive("/pricing", "/about")).toBe(false);
  });

  it("is active below its address only where it says so", () => {
    expect(isActive("/education", "/education/academic-benefits", true)).toBe(true);
    expect(isActive("/education", "/education/academic-benefits")).toBe(false);
  });

  it("is not active on a page whose address only begins alike", () => {
    expect(isActive("/education", "/educational-resources", true)).toBe(false);
  });

  it("does not make Home active on every page", () => {
    expect(isActive("/", "/")).toBe(true);
    expect(isActive("/", "/about")).toBe(false);
  });
});
