import { listOf, object, text } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

const pair = object("BeforeAfterPair", "One thing before and after.", {
  aspect: text("What is compared.", 60),
  before: text("How it is before.", 240),
  after: text("How it is after.", 240),
});

export const beforeAfter = sectionOf("beforeAfter", "Before and after, side by side.", {
  before: text("The heading of the first column.", 40),
  after: text("The heading of the second column.", 40),
  pairs: listOf(pair, "What is compared.", 2, 8),
});
