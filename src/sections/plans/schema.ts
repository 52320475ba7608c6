import { z } from "zod";
import {
  comparing,
  enumOf,
  flag,
  isNegotiated,
  linkedText,
  listOf,
  object,
  price,
  properName,
  text,
  whenFieldsValid,
} from "../../schema/fields";
import { reference, slug } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";
import { textPieces } from "../../shared/textLinks";

type Price = z.infer<ReturnType<typeof price>>;

interface Prices {
  monthlyPrice: Price;
  annualPrice: Price;
  monthlyAIPrice?: Price;
  annualAIPrice?: Price;
}

/** Adds a problem where a price doesn't fit another: annual billing never costs more than monthly, nor AI less than none. */
function comparePrices(plan: Prices, context: z.RefinementCtx): void {
  const pairs = [
    ["annualPrice", "monthlyPrice", "most"],
    ["annualAIPrice", "monthlyAIPrice", "most"],
    ["monthlyAIPrice", "monthlyPrice", "least"],
    ["annualAIPrice", "annualPrice", "least"],
  ] as const;
  const wrong = new Map<keyof Prices, string>();
  for (const [field, other, limit] of pairs) {
    const [price, reference] = [plan[field], plan[other]];
    if (price === undefined || reference === undefined) continue;
    // Each mistake once: a wrong price also seems wrong to the next.
    if (wrong.has(field) || wrong.has(other)) continue;
    const difference = Number(price) - Number(reference);
    if (isNegotiated(price) !== isNegotiated(reference))
      wrong.set(
        field,
        `expected "Custom" in both prices or in neither, while "${other}" is ${reference}`,
      );
    else if (limit === "most" ? difference > 0 : difference < 0)
      wrong.set(field, `expected at ${limit} the "${other}", which is ${reference}`);
  }
  for (const [field, message] of wrong)
    context.addIssue({ code: "custom", path: [field], message });
}

export const plan = z
  .strictObject({
    slug: slug("The plan's name in addresses, and its column in the comparison."),
    title: properName("The plan's name.", 30),
    audience: text("For whom the plan is, in a sentence.", 120),
    monthlyPrice: price("Billed by the month, without AI."),
    annualPrice: price("Billed by the year, without AI, for one month."),
    monthlyAIPrice: price("Billed by the month, with AI.").optional(),
    annualAIPrice: price("Billed by the year, with AI, for one month.").optional(),
    noAIChange: flag("Whether the price is the same with the AI option as without."),
    priceNote: text("Words next to the price.", 40, "Forever").optional(),
    highlighted: flag("Whether the plan stands out; exactly one plan does."),
    button: text("The words of the button.", 40, "Start Free Trial"),
    features: listOf(
      text("A feature.", 120, "{limit.team.storage} of library storage", "API access"),
      "What the plan includes.",
      1,
      12,
    ),
    teamLimit: text(
      "What several people can't do with the plan; the estimate says it next to the price.",
      140,
    ).optional(),
    lacks: listOf(
      text("Something that the plan does not include.", 120, "Admin controls"),
      "What buyers may miss in the plan; shown with a cross.",
      1,
      6,
    ).optional(),
  })
  .refine(
    ({ noAIChange, monthlyAIPrice, annualAIPrice }) =>
      [monthlyAIPrice, annualAIPrice].every((value) => (value === undefined) === noAIChange),
    comparing('expected either "monthlyAIPrice" and "annualAIPrice", or "noAIChange": true'),
  )
  .superRefine(comparePrices, { when: whenFieldsValid })
  .meta({ id: "Plan", description: "A price plan; prices are US dollars per user per month." });

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

export const plans = sectionOf("plans", "All plans, with their prices or compared in a table.", {
  show: enumOf("PlansShow", "What it shows of the plans.", {
    prices: "What each plan costs and includes, with the options.",
    comparison: "A table of the plans, with the rows of comparison.json.",
  }),
  annualSaving: text("With prices: what annual billing saves, in a line.", 80).optional(),
  savingBadge: text("With prices: the badge when billing is annual.", 30).optional(),
})
  .refine(
    ({ show, annualSaving, savingBadge }) =>
      [annualSaving, savingBadge].every((words) => (words !== undefined) === (show === "prices")),
    comparing(
      'expected "annualSaving" and "savingBadge" with "show": "prices", and neither with "comparison"',
    ),
  )
  .refine(
    ({ show, label }) => show === "comparison" || !label,
    comparing('expected no "label" with "show": "prices", whose heading is hidden', "label"),
  )
  .refine(
    ({ show, lead }) => show === "comparison" || !lead,
    comparing('expected no "lead" with "show": "prices", whose heading is hidden', "lead"),
  )
  .register(shownEntries, {
    plans: { type: "Plan", when: ({ show }) => show === "prices" },
    compared: { type: "Plan", when: ({ show }) => show === "comparison" },
    groups: { type: "ComparisonGroup", when: ({ show }) => show === "comparison" },
    rows: { type: "ComparisonRow", when: ({ show }) => show === "comparison" },
  });
