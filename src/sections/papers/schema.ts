import { debateReference } from "../../debate/schema";
import { listOf, text, theme } from "../../schema/fields";
import { describedLink, sectionOf } from "../../schema/shapes";

const paper = describedLink
  .extend({
    title: text("The heading above the document.", 80),
    text: text("A sentence below the heading.", 120),
    theme,
    debate: debateReference("outcome"),
  })
  .meta({ id: "Paper", description: "The document that a debate ends in, and for whom." });

export const papers = sectionOf(
  "papers",
  "The tops of documents that debates end in, side by side.",
  {
    readersOf: debateReference("readers").optional().meta({
      description: "The debate whose readers move above them: its slug in data/debates.",
    }),
    papers: listOf(paper, "The documents.", 2, 4),
  },
);
