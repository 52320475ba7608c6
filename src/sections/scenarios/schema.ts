import { enumOf } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

export const scenarios = sectionOf("scenarios", "All scenarios of data/scenarios.", {
  layout: enumOf("ScenarioLayout", "How they look.", {
    cards: "Cards with a number and facts, from the summary of each.",
    accordion: "An accordion with drawings, from the use case of each.",
  }),
}).register(shownEntries, {
  scenarios: { type: "ScenarioPage", when: ({ layout }) => layout === "cards" },
  useCases: { type: "ScenarioPage", when: ({ layout }) => layout === "accordion" },
});
