import { listOf } from "../../schema/fields";
import { sectionOf, titledText } from "../../schema/shapes";

export const list = sectionOf("list", "Terms and what they mean.", {
  items: listOf(titledText, "The entries.", 2, 12),
});
