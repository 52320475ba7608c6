import { linkedText, listOf, text } from "../../schema/fields";
import { link, sectionOf } from "../../schema/shapes";

const action = link
  .extend({
    about: text("What it leads to, for screen readers, if its words don't say.", 60).optional(),
  })
  .meta({ id: "Action", description: "A button." });

export const callToAction = sectionOf("callToAction", "The closing invitation.", {
  actions: listOf(action, "The buttons, the most important first.", 1, 3),
  note: linkedText("A line below the buttons.", 320).optional(),
});
