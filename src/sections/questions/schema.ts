import { linkedText, listOf, object, place, slug, target, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

export const faqItem = object("FaqItem", "A question and its answer.", {
  slug: place(slug("The question's place on the page: /pricing#which-plan opens it.")),
  question: text("The question.", 160),
  answer: linkedText("The answer.", 900),
});

const question = faqItem
  .extend({
    answer: linkedText(
      "The answer. Without it, the page says so and offers to ask the question.",
      900,
    ).optional(),
  })
  .meta({ id: "Question", description: "A question and its answer, if there is one yet." });

export const faq = sectionOf("faq", "The questions of faq.json.", {}).register(shownEntries, {
  questions: "FaqItem",
});

export const questions = sectionOf("questions", "Questions that people ask, with their answers.", {
  items: listOf(question, "The questions.", 2, 12),
  ask: target().meta({ description: "The form that asks a question without an answer." }),
});
