import { requireImagePlugin } from "../../src/node/graphql/artDirection";
import { graphqlTypes } from "../support/graphqlTypes";

const types = graphqlTypes();

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

it("a build without the plugin that joins pictures says what to add", () => {
  expect(() => requireImagePlugin([{ name: "gatsby-plugin-sharp" }])).toThrow(
    "gatsby-plugin-image",
  );
  expect(() => requireImagePlugin([{ name: "gatsby-plugin-image" }])).not.toThrow();
});
