import { listOf, object, text, whenFieldsValid, wholeNumber } from "../../fields/fields";
import { sectionOf, side } from "../../fields/shapes";

const share = object("Share", "A share of the answers.", {
  side,
  label: text("What these people said.", 120),
  percent: wholeNumber("Their share, in percent.", 0, 100),
});

export const shares = sectionOf("shares", "Shares of opinion as bars.", {
  question: text("What was asked.", 160),
  shares: listOf(share, "The shares; together, at most 100 percent.", 2, 4),
  illustration: text("Says that the figures are an illustration.", 200),
}).superRefine(
  ({ shares: all }, context) => {
    const sum = all.reduce((total, { percent }) => total + percent, 0);
    const message = `expected percentages that add up to at most 100, got ${sum}`;
    if (sum > 100) context.addIssue({ code: "custom", path: ["shares"], message });
  },
  { when: whenFieldsValid },
);
