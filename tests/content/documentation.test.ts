/** @jest-environment node */
import { applyChange, documentedExamples } from "../support/documentedExamples";
import { EditedContent } from "../support/editedContent";

const examples = documentedExamples();

// These use the fixed content: once a maintainer follows an example, it no longer fits the real content.
describe("the examples of docs/content.md", () => {
  it("are found", () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  it.each(examples)(
    "pass the check, or fail with the messages that the document shows: $title",
    ({ changes }) => {
      const content = new EditedContent();
      for (const change of changes) {
        applyChange(change, content);
        expect(content.lines()).toEqual(change.reported);
      }
    },
  );
});
