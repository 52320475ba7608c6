/** @jest-environment node */
import { breakages } from "../support/breakages";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/** Adds a copy of a scenario with its own words and the given changes. */
const addScenario = (file: string, changes: object) => {
  const scenario = JSON.parse(content.read("scenarios/civic-engagement.json"));
  const metadata = {
    title: "A Sixth Scenario for the Public Sector | {brand}",
    description: "A sixth scenario, written out for the public sector from the first post to the final report of the officers.",
    keywords: ["sixth scenario"],
  };
  const own = {
    slug: "sixth",
    path: "/government-sector/sixth",
    number: 6,
    metadata,
    hero: { ...scenario.hero, title: "A sixth scenario", highlight: undefined },
    useCase: { ...scenario.useCase, title: "Sixth use case" },
    summary: { ...scenario.summary, title: "A sixth summary" },
  };
  content.write(file, JSON.stringify({ ...scenario, ...own, ...changes }, null, 2));
};

describe("the content check", () => {
  it.each(Object.entries(breakages))("reports %s once, with its place", (_what, { change, reported: [field, says] }) => {
    const place = content.change(...change);
    const message = expect.stringMatching(says instanceof RegExp ? says : literally(says));
    // A changed price can also disagree with other files, which disagreements.test.ts covers.
    const problems = content.problems().filter((problem) => !problem.message.includes("known-disagreements.json"));
    expect(problems).toEqual([{ file: change[0], ...place, field, message }]);
  });

  it.each([
    [
      "/government-sector/civic-engagement",
      /^"\/government-sector\/civic-engagement" is taken by data\/scenarios\/civic-engagement\.json:\d+/,
    ],
    ["/sixth", /^expected an address below "\/government-sector\/", got "\/sixth"$/],
  ])("rejects the address %s for a new scenario", (path, says) => {
    addScenario("scenarios/sixth.json", { path });
    const place = content.change("scenarios/sixth.json", '"path": "/', `"path": ${here}"/`);
    expect(content.problems()).toEqual([{ file: "scenarios/sixth.json", ...place, field: "path", message: expect.stringMatching(says) }]);
  });

  it.each([
    ["number", "number"],
    ["hero.title", "heading"],
    ["useCase.title", "title"],
    ["summary.title", "title"],
  ])("reports a copied scenario that keeps the original's %s", (field, name) => {
    const [part = ""] = field.split(".");
    addScenario("scenarios/sixth.json", { [part]: JSON.parse(content.read("scenarios/civic-engagement.json"))[part] });
    const says = new RegExp(`^data/scenarios/civic-engagement\\.json:\\d+ has the same ${name}; write another one$`);
    expect(content.problems()).toEqual([
      expect.objectContaining({ file: "scenarios/sixth.json", field, message: expect.stringMatching(says) }),
    ]);
  });

  it("accepts a valid new scenario", () => {
    addScenario("scenarios/sixth.json", {});
    expect(content.problems()).toEqual([]);
  });

  it("still checks other files when one can't be parsed", () => {
    content.write("faq.json", "[");
    content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    expect(content.problems().map(({ file }) => file)).toEqual(["faq.json", "plans.json"]);
  });
});

function literally(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
