import { sectionOf, shownEntries } from "../../schema/shapes";

export const useCases = sectionOf(
  "useCases",
  "The scenarios of data/scenarios in an accordion.",
  {},
).register(shownEntries, { scenarios: "ScenarioPage" });
