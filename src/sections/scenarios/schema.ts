import { sectionOf, shownEntries } from "../../schema/shapes";

export const scenarios = sectionOf(
  "scenarios",
  "The scenarios of data/scenarios, each with its number and its facts.",
  {},
).register(shownEntries, { scenarios: "ScenarioPage" });
