import { choice, listOf, object, target, text } from "../../fields/fields";
import { describedLink, sectionOf } from "../../fields/shapes";
import { cardTheme } from "../../fields/themes";

const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  theme: cardTheme.optional(),
  to: target().optional(),
  linkLabel: text("The words of its link; without them, the heading is the link.", 60).optional(),
});

export const cards = sectionOf("cards", "Several things, each with a heading and some words.", {
  layout: choice("CardsLayout", "How the cards are set.", {
    columns: "Side by side, between rules.",
    rows: "One below the other, the heading to the left.",
  }),
  cards: listOf(card, "The cards.", 2, 12),
  more: describedLink.optional().meta({ description: "A further link, below the cards." }),
});
