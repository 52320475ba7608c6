import { linkedText, listOf, object, place, slug, target, text } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

const question = object("Question", "A question and its answer, if there is one yet.", {
  slug: place(slug("The question's place on its page, for links with #.")),
  question: text("The question.", 160),
  answer: linkedText(
    "The answer. Without it, the page says so and offers to ask the question.",
    900,
  ).optional(),
});

export const questions = sectionOf("questions", "Questions that people ask, with their answers.", {
  items: listOf(question, "The questions.", 2, 12),
  ask: target().meta({ description: "The form that asks a question without an answer." }),
});
