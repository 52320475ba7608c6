import { listOf } from "../../schema/fields";
import { sectionOf, titledText } from "../../schema/shapes";

export const steps = sectionOf("steps", "Numbered steps, joined by arrows.", {
  steps: listOf(titledText, "The steps, in order.", 2, 8),
});
