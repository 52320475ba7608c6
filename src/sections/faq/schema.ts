import { linkedText, object, place, slug, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

export const faqItem = object("FaqItem", "A question and its answer.", {
  slug: place(slug("The question's place on the page: /pricing#which-plan opens it.")),
  question: text("The question.", 160),
  answer: linkedText("The answer.", 900),
});

export const faq = sectionOf("faq", "The questions of faq.json.", {}).register(shownEntries, {
  questions: "FaqItem",
});
