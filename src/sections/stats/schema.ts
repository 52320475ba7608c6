import { z } from "zod";
import {
  comparing,
  enumOf,
  linkedText,
  listOf,
  object,
  text,
  whenFieldsValid,
} from "../../schema/fields";
import { reference, slug, webUrl } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

const statOrigin = enumOf(
  "StatOrigin",
  "Where a figure comes from; decides which caveat its row has.",
  {
    research: "Published research.",
    official: "Public record, such as the laws of the states.",
    design: "A count of something on this site, such as the steps of a plan.",
    intended: "What a use of the platform is meant to change; nobody has measured it.",
  },
);

/** What a figure must be to be drawn in each way. */
const drawable = {
  marks: { pattern: /^([1-3],\d{3}|[1-9]\d{0,2})\+?$/, example: "1,200+" },
  strokes: { pattern: /^[1-9]\d\+?$/, example: "40+" },
  curves: { pattern: /^[0-3]\.\d+(–[0-3]\.\d+)?$/, example: "0.51–0.67" },
};

const drawing = enumOf("StatDrawing", "What shows how much the figure is; it is drawn from it.", {
  marks: "A mark for each one.",
  strokes: "A stroke for each year, every tenth taller.",
  curves: "The results of a group without and one with debate, as far apart as the effect size.",
});

export const stat = z
  .strictObject({
    slug: slug("The name by which pages refer to the figure."),
    origin: statOrigin,
    number: text("The figure as it is shown.", 16, "40+", "0.51–0.67", "+300%"),
    drawing: drawing.optional(),
    label: text("What it counts.", 80, "years of research"),
    description: linkedText(
      "What it means, in a sentence; with a drawing, also what that shows.",
      280,
    ),
    limits: text("What it doesn't say, in a sentence or two."),
    source: object(
      "StatSource",
      "Where it is published. /evidence says that a figure's source can be asked for.",
      { label: text("The citation.", 200), url: webUrl("Where it can be read.") },
    ).optional(),
  })
  .superRefine(
    ({ number, drawing: chosen }, context) => {
      if (!chosen || drawable[chosen].pattern.test(number)) return;
      const message = `expected a number that "${chosen}" can draw, such as "${drawable[chosen].example}"`;
      context.addIssue({ code: "custom", path: ["number"], message });
    },
    { when: whenFieldsValid },
  )
  .meta({ id: "Stat", description: "A figure and what it means." });

export const stats = sectionOf("stats", "A row of figures, or a list of them with their sources.", {
  stats: listOf(
    reference("Stat", "A figure: its slug in stats.json.", "effect-size"),
    "The figures of a row. Those with a drawing are large; the others follow in lines.",
    2,
    6,
  ).optional(),
  origins: listOf(
    statOrigin,
    "Lists all figures that come from there, each with what it doesn't say and its source.",
    1,
    4,
  ).optional(),
})
  .refine(
    ({ stats: row, origins }) => Boolean(row) !== Boolean(origins),
    comparing('expected either "stats", for a row of figures, or "origins", for a list of all'),
  )
  .register(shownEntries, {
    statsOfOrigins: { type: "Stat", when: ({ origins }) => Boolean(origins) },
  });
