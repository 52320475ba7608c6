import { parse } from "acorn";
import { builtPage, builtScripts, readBuilt } from "../support/built";

/** Whether a script is in the syntax of a year's ECMAScript. */
const isIn = (ecmaVersion: 2017 | 2021, script: string): boolean => {
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

  // A browser that doesn't understand these loads no script at all, and shows the page as it is without scripts.
  it("is that of 2017 in the page itself, so that a page falls back where the other scripts are not understood", () => {
    const inline = [...builtPage("/").querySelectorAll("script:not([src], [type])")].map(({ textContent }) => textContent ?? "");
    expect(inline.length).toBeGreaterThan(1);
    expect(inline.filter((script) => !isIn(2017, script))).toEqual([]);
  });
});
