/** @jest-environment node */
import { median } from "../../scripts/bench/markdown";
import { generatedScenario, type Scenario } from "../../scripts/bench/scenario";
import { ContentCopy } from "../support/contentCopy";

test("generated scenarios pass the content check", async () => {
  const copy = new ContentCopy();
  const model = JSON.parse(copy.read("scenarios/policy-development.json")) as Scenario;
  for (const index of [1, 2, 5000]) {
    copy.write(`scenarios/generated-${index}.json`, JSON.stringify(generatedScenario(model, index)));
  }
  const problems = await copy.problems();
  copy.delete();
  expect(problems).toEqual([]);
});

test("the median is the middle of the sorted numbers", () => {
  expect(median([9, 10, 2])).toBe(9);
  expect(median([7])).toBe(7);
});
