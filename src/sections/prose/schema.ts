import { linkedText, listOf } from "../../fields/fields";
import { sectionOf } from "../../fields/shapes";

export const prose = sectionOf("prose", "Running text.", {
  paragraphs: listOf(linkedText("A paragraph.", 900), "The paragraphs.", 1, 6),
});
