import { listOf, text } from "../../schema/fields";
import { sectionOf, titledText } from "../../schema/shapes";

export const list = sectionOf("list", "Terms and what they mean.", {
  items: listOf(titledText, "The entries.", 2, 12),
});

export const points = sectionOf("points", "Short points, each with a dash.", {
  points: listOf(text("A point.", 200), "The points.", 1, 8),
});
