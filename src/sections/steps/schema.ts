import { listOf } from "../../fields/fields";
import { sectionOf, titledText } from "../../fields/shapes";

export const steps = sectionOf("steps", "Numbered steps, joined by arrows.", {
  steps: listOf(titledText, "The steps, in order.", 2, 8),
});
