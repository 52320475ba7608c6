import { problemMatcher } from "../../.github/content-problems.json";
import { formatProblem } from "../../src/content/problems";

it.each(["", "[checks:site] "])("GitHub finds the place of a problem after %j", (label) => {
  const place = { file: "plans.json", line: 14, column: 21 };
  const line = formatProblem({ ...place, field: "plans[1].slug", message: "missing" });
  const [{ regexp = "" } = {}] = problemMatcher.flatMap(({ pattern }) => pattern);
  const found = new RegExp(regexp).exec(label + line);
  expect(found?.slice(1)).toEqual(["data/plans.json", "14", "21", "plans[1].slug: missing"]);
});
