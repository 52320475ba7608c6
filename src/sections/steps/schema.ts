import { choice, listOf } from "../../fields/fields";
import { sectionOf, titledText } from "../../fields/shapes";

export const steps = sectionOf("steps", "Numbered steps, joined by arrows.", {
  layout: choice("StepsLayout", "How the steps are set.", {
    across: "Side by side, where there is room.",
    rows: "One below the other.",
  }).optional(),
  steps: listOf(titledText, "The steps, in order.", 2, 8),
});
