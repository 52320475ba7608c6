import {
  listOf,
  object,
  reportUnknown,
  slug,
  slugNearby,
  text,
  whenFieldsValid,
  wholeNumber,
} from "../../fields/fields";
import { sectionOf, side } from "../../fields/shapes";

const point = object("FlowPoint", "An argument on a flow sheet.", {
  slug: slug("The point's name, for the points that answer it."),
  side,
  text: text("The argument.", 240),
  note: text("A remark below it, such as its source.", 80, "Source attached").optional(),
  answers: listOf(
    slugNearby("a point of this sheet", "few-states"),
    "The points that it answers or joins.",
    1,
    12,
  ).optional(),
});

export const flow = sectionOf("flow", "A flow sheet: a question with its arguments in columns.", {
  question: text("The question in debate.", 120),
  status: text("Where the debate stands.", 80, "Round 2 of 3"),
  points: listOf(point, "The arguments, from the first to the last.", 2, 12),
  scaleStart: wholeNumber(
    "Where the reader stood at first: 0 is against, 100 is for.",
    0,
    100,
  ).optional(),
  scaleNow: wholeNumber("Where the reader stands now.", 0, 100).optional(),
  caption: text("Says that this is sample data, and what it shows.", 200),
}).superRefine(
  (value, context) => {
    const slugs = value.points.map((entry) => entry.slug);
    value.points.forEach(({ answers = [] }, index) => {
      const path = ["points", index, "answers"];
      reportUnknown(context, path, answers, slugs, "a point of this sheet");
    });
  },
  { when: whenFieldsValid },
);
