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

/** What one query asks of all kinds must be of one type: the same scalar or enum, or objects, as required and as many. */
const shapeOf = (type: string) =>
  type.replace(/\w+/, (name) =>
    types.some((one) => one.name === name && one.fields) ? "object" : name,
  );

it.each(["Section", "Hero"])("a %s has no field whose type differs from kind to kind", (union) => {
  const kinds = types.filter(({ interfaces }) => interfaces?.includes(union));
  const fields = kinds.flatMap((kind) =>
    Object.entries(kind.fields ?? {}).map(([field, { type }]) => ({
      field,
      of: `${kind.name}.${field}: ${type}`,
      shape: shapeOf(type),
    })),
  );
  expect(fields.length).toBeGreaterThan(20);
  const differing = fields.filter(({ field, shape }) =>
    fields.some((other) => other.field === field && other.shape !== shape),
  );
  expect(differing.map(({ of }) => of)).toEqual([]);
});

it("a build without the plugin that joins pictures says what to add", () => {
  expect(() => requireImagePlugin([{ name: "gatsby-plugin-sharp" }])).toThrow(
    "gatsby-plugin-image",
  );
  expect(() => requireImagePlugin([{ name: "gatsby-plugin-image" }])).not.toThrow();
});
