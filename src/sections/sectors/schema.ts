import { z } from "zod";
import { slug, target } from "../../schema/addressFields";
import { comparing, listOf, text, theme } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

export const sector = z
  .strictObject({
    slug: slug("The name of the sector."),
    title: text("The name of the sector as it is shown.", 60),
    description: text("Why it should apply.", 320),
    examples: listOf(text("An example of who belongs to it.", 80), "Who belongs to it.", 1, 12),
    to: target().optional(),
    linkLabel: text("The words of the link.", 60).optional(),
    theme,
  })
  .refine(
    ({ to, linkLabel }) => (to === undefined) === (linkLabel === undefined),
    comparing('expected both "to" and "linkLabel", or neither', "linkLabel"),
  )
  .meta({ id: "Sector", description: "A sector that can apply to the pilot program." });

export const sectors = sectionOf(
  "sectors",
  "Who can apply, each with examples: the sectors of sectors.json.",
  {},
).register(shownEntries, { sectors: { type: "Sector" } });
