import { z } from "zod";
import { composition } from "../../compositions/names";
import { hero } from "../../heroes/schemas";
import { section } from "../../sections/schemas";
import { drawn, enumOf, listOf, object, text, theme } from "../fields";
import { path } from "../linkFields";
import { metadata } from "./metadata";

export const page = object("ContentPage", "A page.", {
  path: path("The address of the page."),
  label: drawn(text("The page's short name, in breadcrumbs.", 50)),
  theme: theme.meta({ description: "The colors of the page; without it, those of the site." }),
  composition,
  metadata,
  hero,
  sections: listOf(section, "The body of the page, from top to bottom.", 1, 16),
});

const participants = listOf(text("Who takes part.", 120), "Who takes part.", 1, 12);
const benefits = listOf(text("A benefit.", 200), "What it brings.", 1, 12);

export const scenarioPage = page
  .extend({
    number: z.int().min(1).meta({ description: "Its place in the list of scenarios." }),
    useCase: object("UseCase", "The scenario as an accordion on the government page.", {
      title: text("The heading of the accordion on the government page.", 80),
      icon: enumOf("UseCaseIcon", "The drawing next to the heading.", {
        document: "A document.",
        lightbulb: "A light bulb.",
        megaphone: "A megaphone.",
        network: "Connected boxes.",
        scale: "A pair of scales.",
      }),
      theme,
      description: text("What it is about.", 420),
      participants,
      benefits,
    }),
    summary: object("ScenarioSummary", "The scenario as a card on the list of scenarios.", {
      title: text("The heading of the card.", 80),
      scenario: text("The situation.", 420),
      participants,
      process: listOf(text("A step.", 200), "What happens, in order.", 1, 12),
      benefits,
    }),
  })
  .meta({ id: "ScenarioPage", description: "A government scenario below /government-sector." });
