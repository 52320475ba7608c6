import { listOf, object, slug, text, theme } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";

const phase = object("Phase", "A phase of an implementation.", {
  slug: slug("The name of the phase."),
  phase: text("Its place in the order.", 20, "Phase 1"),
  title: text("Its name.", 80),
  description: text("What happens in it.", 420),
  timeline: text("How long it takes.", 40, "One term"),
  theme,
  activities: listOf(text("An activity.", 200), "Key activities.", 1, 12),
  outcomes: listOf(text("An outcome.", 200), "Expected outcomes.", 1, 12),
});

export const phases = sectionOf("phases", "Phases, each with details to open.", {
  phases: listOf(phase, "The phases, in order.", 2, 6),
});
