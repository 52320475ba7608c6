import { listOf, object, text } from "../../schema/fields";
import { slug } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";

const checklist = object("Checklist", "A list of things to tick off.", {
  slug: slug("The list's name; ticks are kept under it."),
  title: text("The heading of the list.", 60),
  items: listOf(text("A thing to do.", 160), "The things to do.", 2, 12),
});

export const checklists = sectionOf("checklists", "Checklists; ticks stay in the browser.", {
  checklists: listOf(checklist, "The lists.", 1, 4),
});
