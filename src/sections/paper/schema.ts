import {
  choice,
  listOf,
  object,
  reference,
  slugNearby,
  text,
  wholeNumber,
} from "../../schema/fields";
import { sectionOf, titledText } from "../../schema/shapes";

const entry = object(
  "PaperEntry",
  "A line of a paper: a point of its debate, or words of its own.",
  {
    point: slugNearby(
      "an argument of this debate, or common-1 for its first common ground",
      "hours",
    ).optional(),
    text: text("Words of its own; below a point, what became of it.", 240).optional(),
    by: text("Who wrote it, or who stands behind it.", 160, "Maya R.").optional(),
    count: wholeNumber("How many people stand behind it.", 1, 100_000).optional(),
    source: text("What is attached to it.", 60, "Transit map, June").optional(),
    note: text("A remark in the margin.", 160).optional(),
  },
);

const group = object("PaperGroup", "A part of a paper.", {
  title: text("The heading of the part.", 60, "Rebuttals"),
  unit: text("What its numbers count.", 20, "votes").optional(),
  entries: listOf(entry, "Its lines.", 1, 8),
});

/** The document that a debate ends in. */
export const paper = object("Paper", "The document that a debate ends in, on one page.", {
  form: choice("PaperForm", "How it looks.", {
    report: "A summary report: numbered lines with their votes; the last part is in a box.",
    transcript: "A transcript: rounds with names, and notes in the margin.",
    record: "A decision record: a ruled form with signatures.",
    position: "A joint position: the first part is in a ring.",
  }),
  title: text("What the document is.", 40, "Summary report"),
  facts: listOf(titledText, "Its head: to whom, from whom, when, how many took part.", 1, 6),
  groups: listOf(group, "Its parts.", 1, 8),
  signatures: listOf(titledText, "Who signs it: a name, and a role.", 1, 4).optional(),
  note: text("Says that this is a sample.", 160),
});

export const paperSection = sectionOf("paper", "The document that a debate ends in.", {
  debate: reference("Debate", "A debate with a paper: its slug.", "library-branches", "paper"),
});
