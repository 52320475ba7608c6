import { debateReference } from "../../debate/schema";
import { comparing } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

export const debateSection = sectionOf(
  "debate",
  "A debate to go through, or the document that it ends in.",
  {
    debate: debateReference().optional(),
    outcomeOf: debateReference("outcome").optional().meta({
      description: "The debate whose outcome document it shows: its slug in data/debates.",
    }),
  },
).refine(
  ({ debate, outcomeOf }) => Boolean(debate) !== Boolean(outcomeOf),
  comparing(
    'expected either "debate", for a debate to go through, or "outcomeOf", for the document that one ends in',
  ),
);
