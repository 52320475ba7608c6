/** @jest-environment node */

import { breakages } from "../support/breakages";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";
import { generatedScenario, type Scenario } from "../support/scenario";

const copied = "scenarios/policy-development.json";
const added = "scenarios/generated-1.json";
const model = JSON.parse(new EditedContent().read(copied)) as Scenario;

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/** Adds a copy of a scenario with its own words, except for the given changes. */
const addScenario = (changes: Partial<Scenario>) =>
  content.write(added, JSON.stringify({ ...generatedScenario(model, 1), ...changes }, null, 2));

describe("the content check", () => {
  it.each(Object.entries(breakages))(
    "reports %s once, with its place",
    (_what, { change, reported: [field, says] }) => {
      const place = content.change(...change);
      const message =
        says instanceof RegExp ? expect.stringMatching(says) : expect.stringContaining(says);
      expect(content.problems()).toEqual([{ file: change[0], ...place, field, message }]);
    },
  );

  it.each([
    [model.path, new RegExp(`^"${model.path}" is taken by data/${copied}:\\d+`)],
    ["/sixth", /^expected an address below "\/government-sector\/", got "\/sixth"$/],
  ])("rejects the address %s for a new scenario", (path, says) => {
    addScenario({ path });
    const place = content.change(added, '"path": "/', `"path": ${here}"/`);
    expect(content.problems()).toEqual([
      { file: added, ...place, field: "path", message: expect.stringMatching(says) },
    ]);
  });

  it.each([
    ["number", "number", { number: model.number }],
    ["hero.title", "heading", { hero: model.hero }],
    ["useCase.title", "title", { useCase: model.useCase }],
    ["summary.title", "title", { summary: model.summary }],
  ])("reports a copied scenario that keeps the original's %s", (field, name, changes) => {
    addScenario(changes);
    const says = new RegExp(`^data/${copied}:\\d+ has the same ${name}; write another one$`);
    expect(content.problems()).toEqual([
      expect.objectContaining({ file: added, field, message: expect.stringMatching(says) }),
    ]);
  });

  it("accepts valid new scenarios", () => {
    for (const index of [1, 2, 5000]) {
      content.write(
        `scenarios/generated-${index}.json`,
        JSON.stringify(generatedScenario(model, index)),
      );
    }
    expect(content.problems()).toEqual([]);
  });

  it("still checks other files when one can't be parsed", () => {
    content.write("faq.json", "[");
    content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    expect(content.problems().map(({ file }) => file)).toEqual(["faq.json", "plans.json"]);
  });
});
