import { z } from "zod";
import { price, slug, text, whenSound } from "../fields";

/** The plans for which the comparison has columns, in order. */
export const planSlugs = ["free", "team", "pro", "enterprise"] as const;

const isPlanSlug = (value: string) => planSlugs.some((name) => name === value);

type Price = z.infer<ReturnType<typeof price>>;
type Prices = Partial<
  Record<"monthlyPrice" | "annualPrice" | "monthlyAIPrice" | "annualAIPrice", Price>
>;

/** An annual price above the monthly one is a mistake: billing by the year is never dearer. */
function annualAtMostMonthly(plan: Prices, context: z.RefinementCtx): void {
  const pairs = [
    ["annualPrice", "monthlyPrice"],
    ["annualAIPrice", "monthlyAIPrice"],
  ] as const;
  for (const [annual, monthly] of pairs) {
    // A price that is negotiated becomes NaN, which is neither higher nor lower.
    if (Number(plan[annual]) > Number(plan[monthly]))
      context.addIssue({
        code: "custom",
        path: [annual],
        message: `expected at most the "${monthly}" (${plan[monthly]})`,
      });
  }
}

export const plan = z
  .strictObject({
    slug: slug("The plan's name in addresses, and its column in the comparison.").refine(
      isPlanSlug,
      {
        error: `expected one of ${planSlugs.join(", ")}, because the comparison has these columns; for another plan, ask a developer`,
      },
    ),
    title: text("The plan's name.", 30),
    audience: text("For whom the plan is, in a sentence.", 120),
    monthlyPrice: price("Billed by the month, without AI."),
    annualPrice: price("Billed by the year, without AI, for one month."),
    monthlyAIPrice: price("Billed by the month, with AI.").optional(),
    annualAIPrice: price("Billed by the year, with AI, for one month.").optional(),
    noAIChange: z
      .boolean()
      .meta({ description: "Whether the AI option leaves this plan's price as it is." }),
    priceNote: text("Words next to the price, in place of the usual ones.", 40)
      .meta({ examples: ["Forever"] })
      .optional(),
    highlighted: z
      .boolean()
      .meta({ description: "Whether the plan stands out; exactly one plan does." }),
    button: text("The words of the button.", 40).meta({ examples: ["Start Free Trial"] }),
    features: z
      .array(
        text("A feature.", 120).meta({
          examples: ["5GB of library storage", "Create up to 5 {products}, join any number"],
        }),
      )
      .min(1)
      .max(12)
      .meta({ description: "What the plan includes." }),
    lacks: z
      .array(
        text("Something that the plan does not include.", 120).meta({
          examples: ["Admin controls"],
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .meta({ description: "What buyers may miss in the plan; shown with a cross." }),
  })
  .refine(
    (value) =>
      value.noAIChange || (value.monthlyAIPrice !== undefined && value.annualAIPrice !== undefined),
    {
      error: 'expected "monthlyAIPrice" and "annualAIPrice", or "noAIChange": true',
      when: whenSound,
    },
  )
  .superRefine(annualAtMostMonthly, { when: whenSound })
  .meta({ id: "Plan", description: "A price plan; prices are US dollars per user per month." });

const cell = (description: string) =>
  text(description, 60).meta({ examples: ["Yes", "No", "Unlimited", "5GB"] });

const comparisonRow = z
  .strictObject({
    name: text("What is compared.", 80).meta({
      examples: ["Library storage", "Create {products}"],
    }),
    free: cell("What Free includes."),
    team: cell("What Team includes."),
    pro: cell("What Pro includes."),
    enterprise: cell("What Enterprise includes."),
  })
  .meta({
    id: "ComparisonRow",
    description: 'A row of the comparison: "Yes", "No", or a limit for each plan.',
  });

export const comparisonGroup = z
  .strictObject({
    title: text("The name of the group.", 60),
    rows: z.array(comparisonRow).min(1).max(30).meta({ description: "The rows of the group." }),
  })
  .meta({ id: "ComparisonGroup", description: "A group of rows in the comparison of plans." });

export const faqItem = z
  .strictObject({
    slug: slug("The item's name in addresses."),
    question: text("The question.", 160),
    answer: text("The answer.", 900),
  })
  .meta({ id: "FaqItem", description: "A question and its answer." });
