import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createGraphqlTypes } from "../../src/node/graphql/graphqlTypes";

/** A type as it is handed to Gatsby's type builders. */
interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields?: Record<string, { type: string; description?: string }>;
  values?: Record<string, { description?: string }>;
}

let types: TypeConfig[] = [];
const build = (config: TypeConfig) => config;
createGraphqlTypes({
  actions: {
    createTypes: (created: TypeConfig[]) => {
      types = created;
    },
  },
  schema: { buildObjectType: build, buildInterfaceType: build, buildEnumType: build },
} as unknown as CreateSchemaCustomizationArgs);

it("every type, field and value in GraphiQL says what it is for", () => {
  const described = types.flatMap(({ name, description, fields, values }) => [
    [name, description],
    ...Object.entries({ ...fields, ...values }).map(([part, of]) => [
      `${name}.${part}`,
      of.description,
    ]),
  ]);
  expect(described.length).toBeGreaterThan(500);
  expect(described.filter(([, description]) => !description).map(([part]) => part)).toEqual([]);
});

it.each([
  "Plan",
  "ComparisonRow",
  "ScenarioPage",
  "FaqItem",
  "Stat",
  "RoleCard",
  "OrganizationCard",
  "Phase",
  "Sector",
])("%s has root fields, and names the pages that show it", (name) => {
  const type = types.find((one) => one.name === name);
  expect(type?.interfaces).toContain("Node");
  expect(type?.fields).toHaveProperty("shownOn");
});

/** The fields of the specification's entities, section 3, with `to` for links and `theme` for colors. */
const specified: [name: string, fields: string][] = [
  [
    "Plan",
    "title monthlyPrice monthlyAIPrice annualPrice annualAIPrice noAIChange highlighted features",
  ],
  ["ComparisonRow", "group name values"],
  ["PlanValue", "plan value to"],
  ["FaqItem", "question answer"],
  ["Sector", "title description examples to theme"],
  ["UseCase", "title description participants benefits to icon theme"],
  ["ScenarioSummary", "title scenario participants process benefits"],
  ["RoleCard", "title subtitle description staffRoles volunteerRoles benefits theme"],
  ["Role", "title description"],
  ["OrganizationCard", "title subtitle description process benefits theme"],
  ["Stat", "number label description"],
  ["Phase", "phase title description timeline theme activities outcomes"],
  ["Metadata", "title description keywords url image structuredData tags"],
];

it.each(specified)("%s has the fields %s", (name, fields) => {
  const type = types.find((one) => one.name === name);
  expect(Object.keys(type?.fields ?? {})).toEqual(expect.arrayContaining(fields.split(" ")));
});
