import { listOf, text } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

export const points = sectionOf("points", "Short points, each with a dash.", {
  points: listOf(text("A point.", 200), "The points.", 1, 8),
});
