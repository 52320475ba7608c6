import { listOf, object, text, theme } from "../../schema/fields";
import { reference, slug } from "../../schema/linkFields";
import { sectionOf } from "../../schema/shapes";

export const phase = object("Phase", "A phase of an implementation.", {
  slug: slug("The name by which pages refer to the phase."),
  phase: text("Its place in the order.", 20, "Phase 1"),
  title: text("Its name.", 80),
  description: text("What happens in it.", 420),
  timeline: text("How long it takes.", 40, "One term"),
  theme,
  activities: listOf(text("An activity.", 200), "Key activities.", 1, 12),
  outcomes: listOf(text("An outcome.", 200), "Expected outcomes.", 1, 12),
});

export const phases = sectionOf("phases", "Phases of phases.json, each with details to open.", {
  phases: listOf(
    reference("Phase", "A phase: its slug in phases.json.", "gov-pilot"),
    "The phases, in order.",
    2,
    6,
  ),
});
