import { listOf, object, text, theme } from "../../schema/fields";
import { target } from "../../schema/linkFields";
import { describedLink, sectionOf } from "../../schema/shapes";

const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  theme,
  to: target().optional(),
  linkLabel: text("The words of its link; without them, the heading is the link.", 60).optional(),
});

export const cards = sectionOf("cards", "Several things, each with a heading and some words.", {
  cards: listOf(card, "The cards.", 2, 12),
  more: describedLink.optional().meta({ description: "A further link, below the cards." }),
});
