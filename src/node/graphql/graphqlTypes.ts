import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType } from "gatsby";
import { z } from "zod";
import { entities, filesInWords } from "../../schema/entities";
import { type Meaning, meanings } from "../../schema/fields";
import { schemaOf, unwrap } from "../../schema/schemaFields";
import { shownEntries } from "../../schema/shapes";
import { hasEntries } from "../../schema/shownEntries";
import { type FieldConfig, fieldsByType, fieldsOfEntity, ownTypes, resolved } from "./ownTypes";
import { pagesBelow } from "./pageResolvers";
import * as resolvers from "./resolvers";

const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description ??
  (schema instanceof z.ZodOptional ? descriptionOf(schema.def.innerType) : undefined);

/** The name from `meta({ id })`; `meta` makes a copy of a schema each time. */
function nameOf(schema: z.core.$ZodType) {
  const { id } = z.globalRegistry.get(schema) ?? {};
  if (id) return id;
  const { parent } = schema._zod;
  if (parent) return nameOf(parent);
  throw new Error(`Name this schema with meta({ id }): ${descriptionOf(schema)}`);
}

/** How GraphQL answers fields by what they mean; all others are texts as they are written. */
const configs: Partial<Record<Meaning["means"], FieldConfig>> = {
  text: resolved("String", resolvers.filledTokens),
  target: resolved("Target", resolvers.target),
  price: resolved("Price", resolvers.price),
  image: { type: "File", extensions: { fileByRelativePath: {} } },
  structuredData: { type: "JSON" },
  guides: resolved("[Guide!]", resolvers.guidesFor),
  below: resolved("[Page!]", pagesBelow),
};

/** Where the entity with a type has its content. */
function filesOf(type: string): string {
  const entity = entities.find((one) => one.type === type);
  return `data/${entity && filesInWords(entity)}`;
}

type Common = { name: string; description?: string };

/** Declares a GraphQL type for every schema of the content, with its descriptions. Gatsby infers nothing. */
export function createGraphqlTypes({ actions, schema: gatsby }: CreateSchemaCustomizationArgs) {
  const types = new Map<string, GatsbyGraphQLType>();

  function register(schema: z.core.$ZodType, build: (common: Common) => GatsbyGraphQLType) {
    const name = nameOf(schema);
    if (!types.has(name)) types.set(name, build({ name, description: descriptionOf(schema) }));
    return name;
  }

  function typeOf(schema: z.core.$ZodType): FieldConfig {
    const inner = unwrap(schema);
    const meaning = meanings.get(inner);
    if (meaning?.means === "reference")
      return resolved(meaning.to, resolvers.entryNamed(meaning.to));
    if (meaning) return configs[meaning.means] ?? { type: "String" };
    if (inner instanceof z.ZodArray) {
      const element = typeOf(inner.element);
      return { ...element, type: `[${element.type}!]` };
    }
    // The only records are values by plan.
    if (inner instanceof z.ZodRecord) return resolved("[PlanValue!]", resolvers.planValues);
    if (inner instanceof z.ZodObject) return { type: objectType(inner) };
    if (inner instanceof z.ZodDiscriminatedUnion) return { type: interfaceType(inner) };
    if (inner instanceof z.ZodEnum) return { type: enumType(inner) };
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    return { type: "String" };
  }

  const graphqlFieldsOf = (schema: z.ZodObject): Record<string, FieldConfig> =>
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const config = typeOf(field);
        const type = field instanceof z.ZodOptional ? config.type : `${config.type}!`;
        return [name, { ...config, type, description: descriptionOf(field) }];
      }),
    );

  const shownFields = (schema: z.ZodObject): Record<string, FieldConfig> =>
    Object.fromEntries(
      Object.entries(shownEntries.get(schema) ?? {}).map(([name, { type, when }]) => [
        name,
        hasEntries(type)
          ? {
              ...resolved(`[${type}!]!`, resolvers.everyEntry(type, when)),
              description: `Every entry of ${filesOf(type)}${when ? ", if the section shows them" : ""}.`,
            }
          : {
              ...resolved(`${type}!`, resolvers.onlyEntry(type)),
              description: `What ${filesOf(type)} holds.`,
            },
      ]),
    );

  const objectType = (
    schema: z.ZodObject,
    interfaces: string[] = [],
    further: Record<string, FieldConfig> = {},
  ) =>
    register(schema, (common) =>
      gatsby.buildObjectType({
        ...common,
        interfaces,
        extensions: interfaces.includes("Node") ? { infer: false } : {},
        fields: {
          ...graphqlFieldsOf(schema),
          ...shownFields(schema),
          ...further,
          ...fieldsByType[common.name],
        },
      }),
    );

  function enumType(schema: z.ZodEnum) {
    const words = z.globalRegistry.get(schema)?.enumDescriptions as string[] | undefined;
    const values = schema.options.map((value, index) => [value, { description: words?.[index] }]);
    return register(schema, (common) =>
      gatsby.buildEnumType({ ...common, values: Object.fromEntries(values) }),
    );
  }

  /** An interface with the fields that all members have. */
  function interfaceType(schema: z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject[];
    for (const option of options) objectType(option, [nameOf(schema)]);
    return register(schema, (common) =>
      gatsby.buildInterfaceType({
        ...common,
        fields: Object.fromEntries(
          Object.entries(options[0] ? graphqlFieldsOf(options[0]) : {}).filter(([name]) =>
            options.every(({ shape }) => name in shape),
          ),
        ),
        resolveType: (value: unknown) => nameOf(schemaOf(schema, value)),
      }),
    );
  }

  for (const entity of entities)
    objectType(
      entity.schema,
      entity.address === undefined ? ["Node"] : ["Node", "Page"],
      fieldsOfEntity(entity),
    );
  actions.createTypes([...ownTypes(gatsby), ...types.values()]);
}
