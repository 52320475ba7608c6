import { problemMatcher } from "../../.github/content-problems.json";
import { formatProblem } from "../../src/content/problems";

const problem = {
  file: "plans.json",
  line: 14,
  column: 21,
  field: "plans[1].annualPrice",
  message: 'expected a number, got "four"',
};

it.each(["", "[checks:site] "])(
  'GitHub finds the file, line and column of a problem after "%s"',
  (label) => {
    const [{ regexp = "" } = {}] = problemMatcher.flatMap(({ pattern }) => pattern);
    const found = new RegExp(regexp).exec(label + formatProblem(problem));
    expect(found?.slice(1)).toEqual([
      "data/plans.json",
      "14",
      "21",
      'plans[1].annualPrice: expected a number, got "four"',
    ]);
  },
);
