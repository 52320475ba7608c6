import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType } from "gatsby";
import { z } from "zod";
import { entities } from "../../content/entities";
import { type FieldKind, fieldKinds } from "../../content/fields";
import { referencesIn, unwrap } from "../../content/schemaFields";
import { computedFields, type FieldConfig, fieldsByType, ownTypes } from "./computedFields";

const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description ??
  (schema instanceof z.ZodOptional ? descriptionOf(schema.def.innerType) : undefined);

/** Returns the name that a schema got with `meta({ id })`; `meta` makes a copy of it each time a description is added. */
function nameOf(schema: z.core.$ZodType): string {
  const { id } = z.globalRegistry.get(schema) ?? {};
  if (id) return id;
  const { parent } = schema._zod;
  if (parent) return nameOf(parent);
  throw new Error(
    `A schema has no name: give it one with meta({ id }) (description: ${descriptionOf(schema) ?? "none"})`,
  );
}

/** How GraphQL answers kinds of fields; all others are texts as they are written. */
const configs: Partial<Record<FieldKind["kind"], FieldConfig>> = {
  text: { type: "String", extensions: { filledTokens: {} } },
  target: { type: "Target", extensions: { target: {} } },
  price: { type: "Price", extensions: { price: {} } },
  image: { type: "File", extensions: { fileByRelativePath: {} } },
  structuredData: { type: "JSON" },
};

interface Common {
  name: string;
  description: string | undefined;
}

/** The types whose entries pages list or refer to. */
const shownTypes = new Set(
  entities.flatMap(({ schema, lists = [] }) => [...lists, ...referencesIn(schema)]),
);

/** Declares a GraphQL type for every schema of the content, with its descriptions. Gatsby infers nothing. */
export function createGraphqlTypes({
  actions,
  schema: gatsby,
}: CreateSchemaCustomizationArgs): void {
  const types = new Map<string, GatsbyGraphQLType>();

  /** Adds a type once, and returns its name. */
  function register(
    schema: z.core.$ZodType,
    build: (common: Common) => GatsbyGraphQLType,
    name = nameOf(schema),
  ): string {
    if (!types.has(name)) {
      // Set before it is built, so that a recursive type ends.
      types.set(name, gatsby.buildObjectType({ name, fields: {} }));
      types.set(name, build({ name, description: descriptionOf(schema) }));
    }
    return name;
  }

  function typeOf(schema: z.core.$ZodType): FieldConfig {
    const inner = unwrap(schema);
    const fieldKind = fieldKinds.get(inner);
    if (fieldKind?.kind === "reference")
      return { type: fieldKind.to, extensions: { link: { by: "slug" } } };
    if (fieldKind) return configs[fieldKind.kind] ?? { type: "String" };
    if (inner instanceof z.ZodArray) {
      const element = typeOf(inner.element);
      return { ...element, type: `[${element.type}!]` };
    }
    // The only records are values by plan.
    if (inner instanceof z.ZodRecord) return { type: "[String!]", extensions: { planValues: {} } };
    if (inner instanceof z.ZodObject) return { type: objectType(inner) };
    if (inner instanceof z.ZodDiscriminatedUnion) return { type: unionType(inner) };
    if (inner instanceof z.ZodEnum) return { type: enumType(inner) };
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    return { type: "String" };
  }

  const fieldsOf = (schema: z.ZodObject): Record<string, FieldConfig> =>
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const config = typeOf(field);
        const type = field instanceof z.ZodOptional ? config.type : `${config.type}!`;
        const description = descriptionOf(field) ?? descriptionOf(unwrap(field));
        return [name, { ...config, type, description }];
      }),
    );

  const objectType = (schema: z.ZodObject) =>
    register(schema, (common) =>
      gatsby.buildObjectType({
        ...common,
        fields: { ...fieldsOf(schema), ...fieldsByType[common.name] },
      }),
    );

  function enumType(schema: z.ZodEnum): string {
    const words = z.globalRegistry.get(schema)?.enumDescriptions as string[] | undefined;
    const values = schema.options.map((value, index) => [value, { description: words?.[index] }]);
    return register(schema, (common) =>
      gatsby.buildEnumType({ ...common, values: Object.fromEntries(values) }),
    );
  }

  function unionType(schema: z.ZodDiscriminatedUnion): string {
    const { discriminator } = schema.def;
    const members = new Map(
      (schema.options as z.ZodObject[]).map((option) => [
        (option.shape[discriminator] as z.ZodLiteral<string>).value,
        objectType(option),
      ]),
    );
    return register(schema, (common) =>
      gatsby.buildUnionType({
        ...common,
        types: [...members.values()],
        resolveType: (value: Record<string, string>) => members.get(value[discriminator] ?? ""),
      }),
    );
  }

  for (const entity of entities) {
    const { type, schema, address } = entity;
    const build = (common: Common) =>
      gatsby.buildObjectType({
        ...common,
        interfaces: address === undefined ? ["Node"] : ["Node", "Page"],
        extensions: { infer: false },
        fields: { ...fieldsOf(schema), ...computedFields(entity, shownTypes.has(type)) },
      });
    register(schema, build, type);
  }
  actions.createTypes([...ownTypes(gatsby), ...types.values()]);
}
