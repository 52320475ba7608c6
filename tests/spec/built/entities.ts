import { graphqlTypes } from "../../support/graphqlTypes";
import type { Statement } from "../../support/statements";

const types = new Map(graphqlTypes().map((type) => [type.name, type]));

/** Checks that GraphQL has fields, of which some are names of other types and their fields: `summary.title`. */
const hasFields = (type: string, fields: string) => {
  const missing = fields.split(" ").filter((field) => {
    const [first = "", second] = field.split(".");
    const found = types.get(type)?.fields?.[first];
    const inner = found?.type.replace(/[[\]!]/g, "") ?? "";
    return !found || (second !== undefined && !types.get(inner)?.fields?.[second]);
  });
  expect(missing).toEqual([]);
};

/** An entity with root fields of its own in GraphQL: Gatsby gives them to nodes. */
const entity = (words: string, type: string, fields: string): Statement => [
  words,
  () => {
    expect(types.get(type)?.interfaces).toContain("Node");
    hasFields(type, fields);
  },
];

/** Here, `to` is where something leads, `theme` names its colors, and a price that is null is Custom. */
export const entities: Statement[] = [
  entity(
    "Plan: title, prices by billing and AI, noAIChange, highlighted, features",
    "Plan",
    "title monthlyPrice monthlyAIPrice annualPrice annualAIPrice noAIChange highlighted features",
  ),
  entity(
    "Comparison row: name and values for each plan",
    "ComparisonRow",
    "name group.title values.plan values.value",
  ),
  entity("FAQ item: question, answer", "FaqItem", "question answer"),
  entity(
    "Pilot sector card: title, description, examples list, link, colors",
    "Sector",
    "title description examples to theme",
  ),
  entity(
    "Government use-case card: title, description, participants, benefits, link, icon, colors",
    "ScenarioPage",
    "useCase.title useCase.description useCase.participants useCase.benefits useCase.to useCase.icon useCase.theme",
  ),
  entity(
    "Scenario variant: title, scenario, participants, process, benefits",
    "ScenarioPage",
    "summary.title summary.scenario summary.participants summary.process summary.benefits",
  ),
  entity(
    "Role card: title, subtitle, description, staffRoles, volunteerRoles, benefits, colour",
    "RoleCard",
    "title subtitle description staffRoles.title staffRoles.description volunteerRoles.title volunteerRoles.description benefits theme",
  ),
  entity(
    "Organization card: title, subtitle, description, process steps, benefits, colour",
    "OrganizationCard",
    "title subtitle description process.title benefits theme",
  ),
  entity("Stat: number, label, description", "Stat", "number label description"),
  entity(
    "Phase card: phase, title, description, timeline, color, activities, outcomes",
    "Phase",
    "phase title description timeline theme activities outcomes",
  ),
  [
    "Page metadata: title, description, keywords, url, image, structuredData, tags",
    () => hasFields("Metadata", "title description keywords url image structuredData tags"),
  ],
];
