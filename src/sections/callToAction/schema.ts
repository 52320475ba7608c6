import { linkedText, listOf, text } from "../../schema/fields";
import { highlightRule, link, plainSectionOf, sectionHeading } from "../../schema/shapes";

const action = link
  .extend({
    about: text("What it leads to, for screen readers, if its words don't say.", 60).optional(),
  })
  .meta({ id: "Action", description: "A button." });

export const callToAction = plainSectionOf("callToAction", "The closing invitation.", {
  ...sectionHeading,
  highlight: text(
    "The part of the heading to mark, which is then as large as that of the page; the heading has it once.",
    60,
  ).optional(),
  actions: listOf(action, "The buttons, the most important first.", 1, 3),
  note: linkedText("A line below the buttons.", 320).optional(),
}).refine(...highlightRule);
