import { reference, slug, webAddress } from "../../schema/addressFields";
import { choice, listOf, object, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

const statOrigin = choice(
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
    { label: text("The citation.", 200), address: webAddress("Where it can be read.") },
  ).optional(),
});

export const stats = sectionOf("stats", "A row of figures.", {
  stats: listOf(
    reference("Stat", "A figure: its slug in stats.json.", "effect-size"),
    "The figures.",
    2,
    6,
  ),
});

export const figures = sectionOf(
  "figures",
  "The figures of stats.json with what they don't say, and their sources.",
  { origins: listOf(statOrigin, "Which of the figures, by where they come from.", 1, 4) },
).register(shownEntries, { figures: "Stat" });
