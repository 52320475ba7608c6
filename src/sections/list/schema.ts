import type { z } from "zod";
import { enumOf, listOf, object, text, whenFieldsValid } from "../../schema/fields";
import { sectionOf, titledText } from "../../schema/shapes";

const item = object("ListItem", "An entry of a list.", {
  title: titledText.shape.title
    .optional()
    .meta({ description: "The term, or the heading of the step; a point has none." }),
  text: text("What the term means, what happens in the step, or the point.", 420),
  detail: text("A remark next to the heading, such as a time.", 60, "After review").optional(),
});

interface List {
  variant: string;
  items: z.infer<typeof item>[];
}

/** Adds a problem for each term or step without a heading, and for each point with more than its words. */
function compareWithVariant({ variant, items }: List, context: z.RefinementCtx): void {
  const wrong = (index: number, field: string, message: string) =>
    context.addIssue({ code: "custom", path: ["items", index, field], message });
  items.forEach(({ title, detail }, index) => {
    if (variant !== "points" && !title)
      wrong(index, "title", `expected a heading: the list has "variant": "${variant}"`);
    if (variant === "points" && title)
      wrong(index, "title", 'expected only a "text": the list has "variant": "points"');
    if (variant === "points" && detail)
      wrong(index, "detail", 'expected only a "text": the list has "variant": "points"');
  });
}

export const list = sectionOf("list", "Terms, numbered steps, or short points.", {
  variant: enumOf("ListVariant", "How the entries look.", {
    terms: "Terms next to what they mean.",
    steps: "Numbered steps with headings, joined by arrows.",
    points: "Short points, each with a dash and without a heading.",
  }),
  items: listOf(item, "The entries.", 1, 12),
}).superRefine(compareWithVariant, { when: whenFieldsValid });
