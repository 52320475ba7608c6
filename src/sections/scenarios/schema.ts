import { sectionOf, shownEntries } from "../../schema/shapes";

export const scenarios = sectionOf(
  "scenarios",
  "The scenarios of data/scenarios, each with its number and its facts.",
  {},
).register(shownEntries, { scenarios: { type: "ScenarioPage" } });

export const useCases = sectionOf(
  "useCases",
  "The scenarios of data/scenarios in an accordion.",
  {},
).register(shownEntries, { scenarios: { type: "ScenarioPage" } });
