import { listOf } from "../../fields/fields";
import { sectionOf, titledText } from "../../fields/shapes";

export const list = sectionOf("list", "Terms and what they mean.", {
  items: listOf(titledText, "The entries.", 2, 12),
});
