import { linkedText, listOf } from "../../fields/fields";
import { link, sectionOf } from "../../fields/shapes";

export const callToAction = sectionOf("callToAction", "The closing invitation.", {
  actions: listOf(link, "The buttons, the most important first.", 1, 3),
  note: linkedText("A line below the buttons.", 320).optional(),
});
