import { linkedText, listOf } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

export const prose = sectionOf("prose", "Running text.", {
  paragraphs: listOf(linkedText("A paragraph.", 900), "The paragraphs.", 1, 6),
});
