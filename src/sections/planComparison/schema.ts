import { z } from "zod";
import { reference, slug } from "../../schema/addressFields";
import { linkedText, object, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";
import { textPieces } from "../../shared/textLinks";

const value = linkedText('"Yes", "No", or a limit.', 60, "Yes", "No", "Unlimited", "5GB").refine(
  (words) => textPieces(words).length <= 1,
  {
    error: 'expected a link around all words, such as "[Ask us](form:contact)"',
  },
);

export const comparisonGroup = object("ComparisonGroup", "A group of rows in the comparison.", {
  slug: slug("The name by which rows refer to the group."),
  title: text("The name of the group.", 60),
});

export const comparisonRow = object("ComparisonRow", "A row of the comparison, with all plans.", {
  slug: slug("The row's name in tokens: {limit.team.storage} is Team's value here."),
  group: reference(
    "ComparisonGroup",
    "The group of the row: its slug in comparison-groups.json.",
    "administration",
  ),
  name: text("What is compared.", 80, "Library storage", "Create {products}"),
  values: z
    .record(z.string(), value)
    .meta({ description: "A value for each plan, with its slug." }),
});

export const planComparison = sectionOf(
  "planComparison",
  "The plans side by side, with the rows of comparison.json.",
  {},
).register(shownEntries, {
  groups: { type: "ComparisonGroup" },
  rows: { type: "ComparisonRow" },
  plans: { type: "Plan" },
});
