import { comparisonGroup } from "../../src/sections/planComparison/schema";
import { plan } from "../../src/sections/plans/schema";
import { EditedContent } from "../support/editedContent";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

const reported = () => content.problems().map(({ file, field, message }) => [file, field, message]);

const saying = (words: string) =>
  content.change("pages/about.json", /"paragraphs": \[\s*"[^"]*"/, `"paragraphs": ["${words}"`);

it.each([
  "Training is $99 per person and 20% off for nonprofits.",
  "{AProduct} in {plan.team} costs {price.team.monthly} and holds {limit.team.storage}.",
])("the check accepts %j", (words) => {
  saying(words);
  expect(content.problems()).toEqual([]);
});

it.each([
  ["{plan.teem}", "did you mean {plan.team}?"],
  ["{price.team.montly}", "did you mean {price.team.monthly}?"],
  ["{price.enterprise.monthly}", "known: {price.free.monthly}"],
  ["{limit.team.storrage}", "did you mean {limit.team.storage}?"],
  ["{brnd}", "did you mean {brand}?"],
])("the unknown token %s is refused with the near word", (token, advice) => {
  saying(`It costs ${token}.`);
  expect(reported()).toEqual([
    ["pages/about.json", expect.stringContaining("paragraphs[0]"), expect.stringContaining(advice)],
  ]);
});

it("tokens of a file with a mistake are not reported", () => {
  saying("{plan.team}");
  content.set("plans.json", [1, "monthlyPrice"], "five");
  expect(reported()).toEqual([["plans.json", "plans[1].monthlyPrice", expect.anything()]]);
});

it("a fifth plan needs only a value in each row", () => {
  const plans: { slug: string }[] = JSON.parse(content.read("plans.json"));
  const fifth = { ...plans[1], slug: "fifth-plan", title: "Fifth" };
  content.write("plans.json", JSON.stringify([...plans, fifth]));
  const absent = reported();
  const groups = comparisonGroup.array().parse(JSON.parse(content.read("comparison.json")));
  const rows = groups.flatMap((group) => group.rows);
  expect(absent).toHaveLength(rows.length);
  expect(absent[0]).toEqual([
    "comparison.json",
    "comparison[0].rows[0].values",
    expect.stringContaining('"fifth-plan"'),
  ]);
  for (const row of rows) row.values["fifth-plan"] = "Yes";
  content.write("comparison.json", JSON.stringify(groups));
  expect(reported()).toEqual([]);
});

it("a plan's prices with AI and noAIChange exclude each other", () => {
  const team = JSON.parse(content.read("plans.json"))[1];
  expect(plan.safeParse(team).success).toBe(true);
  expect(plan.safeParse({ ...team, noAIChange: true }).success).toBe(false);
  expect(plan.safeParse({ ...team, monthlyAIPrice: undefined }).success).toBe(false);
});

it("no section has the slug of a question that links use", () => {
  const [{ slug }] = JSON.parse(content.read("faq.json"));
  content.change("pages/about.json", '"/pricing"', `"/pricing#${slug}"`);
  expect(reported()).toEqual([]);
  content.change("pages/pricing.json", '"anchor": "compare"', `"anchor": "${slug}"`);
  expect(reported()).toContainEqual([
    "pages/pricing.json",
    expect.stringContaining("anchor"),
    expect.stringContaining("data/faq.json"),
  ]);
});
