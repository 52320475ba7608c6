import { debateReference } from "../../debate/schema";
import { choice } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

export const debateSection = sectionOf("debate", "A debate, mostly to go through with a scale.", {
  layout: choice("DebateLayout", "How a debate to go through is shown.", {
    sheet: "One argument at a time, with the scale.",
    map: "Whole, with a reader's path; it follows the first screen.",
  }).optional(),
  debate: debateReference(),
});
