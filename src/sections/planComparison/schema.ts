import { z } from "zod";
import { linkedText, listOf, object, slug, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

const comparisonRow = object("ComparisonRow", "A row of the comparison, with all plans.", {
  name: text("What is compared.", 80, "Library storage", "Create {products}"),
  slug: slug("The row's name in tokens: {limit.team.storage} is Team's value here.").optional(),
  values: z
    .record(z.string(), linkedText('"Yes", "No", or a limit.', 60, "Yes", "No", "Unlimited", "5GB"))
    .meta({ description: "A value for each plan, with its slug." }),
});

export const comparisonGroup = object("ComparisonGroup", "A group of rows in the comparison.", {
  title: text("The name of the group.", 60),
  rows: listOf(comparisonRow, "The rows of the group.", 1, 30),
});

export const planComparison = sectionOf(
  "planComparison",
  "The plans side by side, with the rows of comparison.json.",
  {},
).register(shownEntries, { groups: "ComparisonGroup", plans: "Plan" });
