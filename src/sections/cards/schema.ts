import { debateReference } from "../../debate/schema";
import { comparing, listOf, object, text, theme } from "../../schema/fields";
import { target } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";

const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  theme,
  to: target().optional().meta({ description: "Where its heading leads, or its link." }),
  linkLabel: text("The words of its link, with a debate.", 60).optional(),
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
})
  .refine(
    ({ cards, debate }) => !debate || cards.length === 3,
    comparing("expected three cards, one below each column of the debate", "cards"),
  )
  .refine(
    ({ cards, debate }) => !debate || cards.every(({ to, theme }) => !to && !theme),
    comparing('expected cards without "to" and "theme" below a debate', "cards"),
  )
  .refine(
    ({ cards }) =>
      cards.every(({ debate, linkLabel }) => !debate && !linkLabel) ||
      cards.every(({ debate, to, linkLabel }) => debate && to && linkLabel),
    comparing(
      'expected "debate", "to" and "linkLabel" in all cards, or "debate" and "linkLabel" in none',
      "cards",
    ),
  );
