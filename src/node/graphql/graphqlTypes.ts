import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType } from "gatsby";
import { z } from "zod";
import { derivedFields, lang } from "../../content/derived/objects";
import { fieldsOfEntity } from "../../content/derived/pages";
import { hasLanguage } from "../../content/translations/parts";
import { entities, filesInWords } from "../../schema/entities";
import { type FieldRole, fieldRoles } from "../../schema/fields";
import { schemaOf, typeName, unwrap } from "../../schema/schemaFields";
import { shownEntries } from "../../schema/shownEntries";
import { hasEntries } from "../../schema/shownTypes";
import { artDirection } from "./artDirection";
import { derived, type FieldConfig, linked, ownTypes } from "./ownTypes";

const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description ??
  (schema instanceof z.ZodOptional ? descriptionOf(schema.def.innerType) : undefined);

/** The name of a schema's type. @throws when it has none */
function typeNameOf(schema: z.core.$ZodType): string {
  const name = typeName(schema);
  if (!name) throw new Error(`Name this schema with meta({ id }): ${descriptionOf(schema)}`);
  return name;
}

/** The types of fields by their roles; all others are texts. Their values are finished: see src/content/finish.ts. */
const configs: Partial<Record<FieldRole["role"], FieldConfig>> = {
  target: { type: "Target" },
  // None where the price is negotiated.
  price: { type: "Float" },
  image: { type: "File", extensions: { fileByRelativePath: {} } },
  structuredData: { type: "JSON" },
  guides: linked("[Guide!]"),
  below: linked("[Page!]"),
};

/** Fields that Gatsby answers by a plugin's data, or by a file. */
const further: Record<string, Record<string, FieldConfig>> = {
  Image: {
    artDirection: {
      type: "ArtDirectedImage!",
      description: "Its files, as gatsby-plugin-image joins them.",
      resolve: artDirection,
    },
  },
  Guide: {
    text: {
      type: "File!",
      description: "Its text, as a file of MDX.",
      extensions: { fileByRelativePath: {} },
    },
  },
};

/** Where the entity with a type has its content. */
function filesOf(type: string): string {
  const entity = entities.find((one) => one.type === type);
  return `data/${entity && filesInWords(entity)}`;
}

type Common = { name: string; description?: string };

/** Declares a GraphQL type for every schema of the content, with its descriptions. Gatsby infers nothing. */
export function createGraphqlTypes({
  actions,
  schema: gatsby,
}: CreateSchemaCustomizationArgs): void {
  const types = new Map<string, GatsbyGraphQLType>();

  function register(schema: z.core.$ZodType, build: (common: Common) => GatsbyGraphQLType) {
    const name = typeNameOf(schema);
    if (!types.has(name)) types.set(name, build({ name, description: descriptionOf(schema) }));
    return name;
  }

  function typeOf(schema: z.core.$ZodType): FieldConfig {
    const inner = unwrap(schema);
    const fieldRole = fieldRoles.get(inner);
    if (fieldRole?.role === "reference") return linked(fieldRole.to);
    if (fieldRole) return configs[fieldRole.role] ?? { type: "String" };
    if (inner instanceof z.ZodArray) {
      const element = typeOf(inner.element);
      return { ...element, type: `[${element.type}!]` };
    }
    // The only records are values by plan.
    if (inner instanceof z.ZodRecord) return { type: "[PlanValue!]" };
    if (inner instanceof z.ZodObject) return { type: objectType(inner) };
    if (inner instanceof z.ZodDiscriminatedUnion) return { type: interfaceType(inner) };
    if (inner instanceof z.ZodEnum) return { type: enumType(inner) };
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.isInt ? "Int" : "Float" };
    return { type: "String" };
  }

  const graphqlFieldsOf = (schema: z.ZodObject): Record<string, FieldConfig> => ({
    ...(hasLanguage(schema) && derived({ lang })),
    ...Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const config = typeOf(field);
        const isPrice = fieldRoles.get(unwrap(field))?.role === "price";
        const mayLack = field instanceof z.ZodOptional || isPrice;
        const type = mayLack ? config.type : `${config.type}!`;
        return [name, { ...config, type, description: descriptionOf(field) }];
      }),
    ),
  });

  const shownFields = (schema: z.ZodObject): Record<string, FieldConfig> =>
    Object.fromEntries(
      Object.entries(shownEntries.get(schema) ?? {}).map(([name, { type, when }]) => [
        name,
        hasEntries(type)
          ? linked(
              `[${type}!]!`,
              `Every entry of ${filesOf(type)}${when ? ", if the section shows them" : ""}.`,
            )
          : linked(`${type}!`, `What ${filesOf(type)} holds.`),
      ]),
    );

  const objectType = (
    schema: z.ZodObject,
    interfaces: string[] = [],
    ofEntity: Record<string, FieldConfig> = {},
  ) =>
    register(schema, (common) =>
      gatsby.buildObjectType({
        ...common,
        interfaces,
        extensions: interfaces.includes("Node") ? { infer: false } : {},
        fields: {
          ...graphqlFieldsOf(schema),
          ...shownFields(schema),
          ...ofEntity,
          ...derived(derivedFields[common.name] ?? {}),
          ...further[common.name],
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
    // Before its members: Gatsby drops the description of an interface that it meets in a type first.
    const name = register(schema, (common) =>
      gatsby.buildInterfaceType({
        ...common,
        fields: Object.fromEntries(
          Object.entries(options[0] ? graphqlFieldsOf(options[0]) : {}).filter(([name]) =>
            options.every((option) => name in graphqlFieldsOf(option)),
          ),
        ),
        resolveType: (value: unknown) => typeNameOf(schemaOf(schema, value)),
      }),
    );
    for (const option of options) objectType(option, [name]);
    return name;
  }

  for (const entity of entities)
    objectType(
      entity.schema,
      entity.pathPrefix === undefined ? ["Node"] : ["Node", "Page"],
      derived(fieldsOfEntity(entity)),
    );
  actions.createTypes([...ownTypes(gatsby), ...types.values()]);
}
