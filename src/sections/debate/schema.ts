import { debateReference } from "../../debate/schema";
import { comparing } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

export const debateSection = sectionOf(
  "debate",
  "A debate to go through, its readers, or the document that it ends in.",
  {
    debate: debateReference().optional(),
    outcomeOf: debateReference("outcome").optional().meta({
      description: "The debate whose outcome document it shows: its slug in data/debates.",
    }),
    readersOf: debateReference("readers").optional().meta({
      description: "The debate whose readers it shows before and after: its slug in data/debates.",
    }),
  },
).refine(
  ({ debate, outcomeOf, readersOf }) => [debate, outcomeOf, readersOf].filter(Boolean).length === 1,
  comparing(
    'expected either "debate", for a debate to go through, or "outcomeOf", for the document that one ends in, or "readersOf", for how its readers moved',
  ),
);
