import { parse } from "acorn";
import { builtPage, builtScripts, readBuilt } from "../support/built";

/** Whether a script is in the syntax of a year's ECMAScript. */
const isIn = (ecmaVersion: 5 | 2021, script: string): boolean => {
  try {
    parse(script, { ecmaVersion });
    return true;
  } catch {
    return false;
  }
};

// What docs/reliability.md says of the browsers in which pages come alive, and of those in which they don't.
describe("the syntax of the scripts", () => {
  it("is that of 2021 at most", () => {
    const scripts = builtScripts();
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((name) => !isIn(2021, readBuilt(name)))).toEqual([]);
  });

  it("is that of 2009 in the script that lays the page open where the others are not understood", () => {
    const first = builtPage("/").querySelector("head > script")?.textContent ?? "";
    expect(first).toContain("unhandledrejection");
    expect(isIn(5, first)).toBe(true);
  });
});
