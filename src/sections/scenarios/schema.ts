import { sectionOf, shownEntries } from "../../fields/shapes";

export const scenarios = sectionOf(
  "scenarios",
  "The scenarios of data/scenarios, each with its picture and details to open.",
  {},
).register(shownEntries, { scenarios: "ScenarioPage" });
