import { choice, listOf, object, reference, target, text } from "../../fields/fields";
import { describedLink, sectionOf } from "../../fields/shapes";
import { cardTheme } from "../../fields/themes";

const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  points: listOf(text("A point.", 200), "Points below the words.", 1, 8).optional(),
  theme: cardTheme.optional(),
  debate: reference(
    "Debate",
    "Its debate, where cards show debates: a slug of data/debates.",
    "locked-phones",
  ).optional(),
  to: target().optional(),
  linkLabel: text("The words of its link; without them, the heading is the link.", 60).optional(),
});

export const cards = sectionOf("cards", "Several things, each with a heading and some words.", {
  layout: choice("CardsLayout", "How the cards are set.", {
    columns: "Side by side, between rules.",
    rows: "One below the other, the heading to the left.",
    numbered: "As columns, with numbers.",
    debates: "Side by side, each with the question of a debate.",
    paragraphs: "As the numbered paragraphs of a report.",
  }),
  cards: listOf(card, "The cards.", 2, 12),
  more: describedLink.optional().meta({ description: "A further link, below the cards." }),
});
