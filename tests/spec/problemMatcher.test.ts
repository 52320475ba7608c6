import { problemMatcher } from "../../.github/content-problems.json";
import { printProblems } from "../../src/node/printProblems";

const problem = { line: 14, column: 21, field: "plans[1].slug", message: "missing" };
const [pattern] = problemMatcher.flatMap((matcher) => matcher.pattern);

// `npm test` puts the name of its part in front of each line.
it.each([
  ["", "data/plans.json"],
  ["[build] ", "data/guides/a-guide.mdx"],
  ["[build] ", "translations/es.po"],
  ["[build] ", "scenes/es.po"],
  ["", "static/about.html"],
])("GitHub marks a problem at its line: %j%s", (label, file) => {
  const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  printProblems([{ ...problem, file }], "Content check failed: 1 error.");
  const lines = `${written.mock.lastCall?.[0]}`.split("\n");
  const matches = lines.flatMap((line) => {
    const match = RegExp(`${pattern?.regexp}`).exec(label + line);
    return match ? [match] : [];
  });
  const groups = [pattern?.file, pattern?.line, pattern?.column, pattern?.message];
  expect(matches.map((match) => groups.map((group) => match[group ?? 0]))).toEqual([
    [file, "14", "21", "plans[1].slug: missing"],
  ]);
});
