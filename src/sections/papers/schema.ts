import { debateReference } from "../../debate/schema";
import { listOf, text, theme } from "../../schema/fields";
import { describedLink, sectionOf } from "../../schema/shapes";

const paper = describedLink
  .extend({
    title: text("The heading next to the document.", 80),
    text: text("The words next to it.", 240),
    theme,
    debate: debateReference("outcome"),
  })
  .meta({ id: "Paper", description: "The document that a debate ends in, and for whom." });

export const papers = sectionOf("papers", "The tops of documents that debates end in.", {
  papers: listOf(paper, "The documents.", 2, 4),
});
