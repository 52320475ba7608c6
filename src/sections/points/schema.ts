import { listOf, text } from "../../fields/fields";
import { sectionOf } from "../../fields/shapes";

export const points = sectionOf("points", "Short points, each with a dash.", {
  points: listOf(text("A point.", 200), "The points.", 1, 8),
});
