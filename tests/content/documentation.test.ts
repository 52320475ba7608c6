/** @jest-environment node */
import { formatProblem } from "../../src/content/problems";
import { applyChange, documentedExamples } from "../support/documentedExamples";
import { EditedContent } from "../support/editedContent";

const examples = documentedExamples();

// On the fixed content: after a maintainer has done what an example shows, it does not fit the real content any more.
describe("the examples of docs/content.md", () => {
  it("are found", () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  it.each(examples)("are accepted by the check, or refused in the words of the document: $title", async ({ changes }) => {
    const content = new EditedContent();
    for (const change of changes) {
      applyChange(change, content);
      expect((await content.problems()).map(formatProblem)).toEqual(change.told);
    }
  });
});
