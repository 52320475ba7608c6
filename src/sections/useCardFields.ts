import { listOf, slug, text, theme } from "../schema/fields";

/** What the cards of non-profits and of companies have in common. */
export const useCardFields = {
  slug: slug("The name of the card."),
  title: text("The heading.", 80),
  subtitle: text("A line below the heading.", 120),
  description: text("The words of the card.", 420),
  benefits: listOf(text("A benefit.", 200), "Key benefits.", 1, 12),
  theme,
};
