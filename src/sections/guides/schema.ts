import { guidesFor, sectionOf } from "../../fields/shapes";

export const guides = sectionOf("guides", "The guides for an audience; nothing without guides.", {
  guides: guidesFor("The audience."),
});
