import { parse } from "acorn";
import { builtFiles, builtPage, readBuilt } from "../support/built";

/** Whether a script has only the syntax of an ECMAScript edition. */
const isIn = (ecmaVersion: 2017 | 2021, script: string): boolean => {
  try {
    parse(script, { ecmaVersion });
    return true;
  } catch {
    return false;
  }
};

// docs/reliability.md says which browsers hydrate pages and which don't.
describe("the syntax of the scripts", () => {
  it("is ECMAScript 2021 or older", () => {
    const scripts = builtFiles().filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((name) => !isIn(2021, readBuilt(name)))).toEqual([]);
  });

  // A browser that can't parse these loads no script at all, and shows the page without scripts.
  it("is ECMAScript 2017 inside the page", () => {
    const inline = [...builtPage("/").querySelectorAll("script:not([src], [type])")].map(
      ({ textContent }) => textContent ?? "",
    );
    expect(inline.length).toBeGreaterThan(1);
    expect(inline.filter((script) => !isIn(2017, script))).toEqual([]);
  });
});
