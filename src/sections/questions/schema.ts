import { comparing, flag, linkedText, listOf, object, text } from "../../schema/fields";
import { questionAnchor, target } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

export const faqItem = object("FaqItem", "A question and its answer.", {
  slug: questionAnchor("The question's place on the page: /pricing#which-plan opens it."),
  question: text("The question.", 160),
  answer: linkedText("The answer.", 900),
});

const question = faqItem
  .extend({
    answer: faqItem.shape.answer.optional(),
    ask: target().optional().meta({
      description: "The form that asks the question, as long as it has no answer.",
    }),
  })
  .refine(
    ({ answer, ask }) => Boolean(answer) !== Boolean(ask),
    comparing(
      'expected either "answer" or "ask": a question has its answer, or a form that asks it',
    ),
  )
  .meta({ id: "Question", description: "A question, with its answer or a form that asks it." });

export const questions = sectionOf(
  "questions",
  "Questions with answers: its own, or those of faq.json.",
  {
    questions: listOf(question, "Its own questions.", 2, 12).optional(),
    asForm: flag(
      "Whether they stand open as a form to print: what we can say, next to what to ask us.",
    ).optional(),
    addsFaq: flag("Whether the questions of faq.json come first.").optional(),
  },
)
  .refine(
    ({ questions: own, addsFaq }) => Boolean(own) || Boolean(addsFaq),
    comparing('expected "questions", or "addsFaq": true for those of faq.json'),
  )
  .refine(
    ({ asForm, addsFaq }) => !asForm || !addsFaq,
    comparing('expected no "addsFaq" with "asForm", which shows its own questions only', "addsFaq"),
  )
  .register(shownEntries, { faq: { type: "FaqItem", when: ({ addsFaq }) => addsFaq === true } });
