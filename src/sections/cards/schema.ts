import { debateReference } from "../../debate/schema";
import { comparing, listOf, object, text, theme } from "../../schema/fields";
import { target } from "../../schema/linkFields";
import { describedLink, sectionOf } from "../../schema/shapes";

const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  theme,
  to: target().optional(),
  linkLabel: text("The words of its link; without them, the heading is the link.", 60).optional(),
  debate: debateReference()
    .optional()
    .meta({ description: "A debate whose question stands large next to the words." }),
});

export const cards = sectionOf("cards", "Several things, each with a heading and some words.", {
  cards: listOf(card, "The cards.", 2, 12),
  debate: debateReference("draft").optional().meta({
    description:
      "A debate in small, with a column above each of three cards: its arguments, the path of a reader, a draft.",
  }),
  more: describedLink.optional().meta({ description: "A further link, below the cards." }),
})
  .refine(
    ({ cards, debate }) => !debate || cards.length === 3,
    comparing("expected three cards, one below each column of the debate", "cards"),
  )
  .refine(
    ({ cards, debate }) => !debate || cards.every(({ to }) => !to),
    comparing('expected cards without "to" below a debate', "cards"),
  )
  .refine(
    ({ cards, debate, more }) => !more || !(debate || cards[0]?.debate),
    comparing('expected no "more" with a debate', "more"),
  )
  .refine(
    ({ cards }) =>
      cards.every((one) => !one.debate) ||
      cards.every(({ debate, to, linkLabel }) => debate && to && linkLabel),
    comparing('expected "debate", "to" and "linkLabel" in all cards, or "debate" in none', "cards"),
  );
