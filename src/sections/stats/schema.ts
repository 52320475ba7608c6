import { comparing, enumOf, listOf, object, text } from "../../schema/fields";
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

export const stat = object("Stat", "A figure and what it means.", {
  slug: slug("The name by which pages refer to the figure."),
  origin: statOrigin,
  number: text("The figure as it is shown.", 16, "40+", "0.51–0.67", "+300%"),
  label: text("What it counts.", 80, "years of research"),
  description: text("What it means, in a sentence.", 240),
  limits: text("What it doesn't say, in a sentence or two."),
  source: object(
    "StatSource",
    "Where it is published. /evidence says that a figure's source can be asked for.",
    { label: text("The citation.", 200), url: webUrl("Where it can be read.") },
  ).optional(),
});

export const stats = sectionOf("stats", "A row of figures, or a list of them with their sources.", {
  stats: listOf(
    reference("Stat", "A figure: its slug in stats.json.", "effect-size"),
    "The figures of a row.",
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
