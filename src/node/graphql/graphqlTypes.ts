import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { type Entity, entities } from "../../content/entities";
import { type FieldKind, fieldKinds } from "../../content/fields";
import { referencesIn, unwrap } from "../../content/walk";
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

/** Turns the schemas of the content into GraphQL types, each once. */
class TypeBuilder {
  readonly types = new Map<string, GatsbyGraphQLType>();

  constructor(private readonly gatsby: NodePluginSchema) {}

  private register(
    name: string,
    schema: z.core.$ZodType,
    build: (common: Common) => GatsbyGraphQLType,
  ): string {
    if (!this.types.has(name)) {
      // Set before it is built, so that a recursive type ends.
      this.types.set(name, this.gatsby.buildObjectType({ name, fields: {} }));
      this.types.set(name, build({ name, description: descriptionOf(schema) }));
    }
    return name;
  }

  private typeOf(schema: z.core.$ZodType): FieldConfig {
    const inner = unwrap(schema);
    const fieldKind = fieldKinds.get(inner);
    if (fieldKind?.kind === "reference")
      return { type: fieldKind.to, extensions: { link: { by: "slug" } } };
    if (fieldKind) return configs[fieldKind.kind] ?? { type: "String" };
    if (inner instanceof z.ZodArray) {
      const element = this.typeOf(inner.element);
      return { ...element, type: `[${element.type}!]` };
    }
    // The only records are values by plan.
    if (inner instanceof z.ZodRecord) return { type: "[String!]", extensions: { planValues: {} } };
    if (inner instanceof z.ZodObject) return { type: this.objectType(inner) };
    if (inner instanceof z.ZodDiscriminatedUnion) return { type: this.unionType(inner) };
    if (inner instanceof z.ZodEnum) return { type: this.enumType(inner) };
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    return { type: "String" };
  }

  private fieldsOf(schema: z.ZodObject): Record<string, FieldConfig> {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => {
        const config = this.typeOf(field);
        const type = field instanceof z.ZodOptional ? config.type : `${config.type}!`;
        return [
          name,
          { ...config, type, description: descriptionOf(field) ?? descriptionOf(unwrap(field)) },
        ];
      }),
    );
  }

  private objectType(schema: z.ZodObject): string {
    return this.register(nameOf(schema), schema, (common) =>
      this.gatsby.buildObjectType({
        ...common,
        fields: { ...this.fieldsOf(schema), ...fieldsByType[common.name] },
      }),
    );
  }

  private enumType(schema: z.ZodEnum): string {
    const words = z.globalRegistry.get(schema)?.enumDescriptions as string[] | undefined;
    const values = schema.options.map((value, index) => [value, { description: words?.[index] }]);
    return this.register(nameOf(schema), schema, (common) =>
      this.gatsby.buildEnumType({ ...common, values: Object.fromEntries(values) }),
    );
  }

  private unionType(schema: z.ZodDiscriminatedUnion): string {
    const { discriminator } = schema.def;
    const members = new Map(
      schema.options.map((option) => {
        const object = option as z.ZodObject;
        return [
          (object.shape[discriminator] as z.ZodLiteral<string>).value,
          this.objectType(object),
        ];
      }),
    );
    return this.register(nameOf(schema), schema, (common) =>
      this.gatsby.buildUnionType({
        ...common,
        types: [...members.values()],
        resolveType: (value: Record<string, string>) => members.get(value[discriminator] ?? ""),
      }),
    );
  }

  /** Adds the node type of an entity; pages also implement the `Page` interface. */
  addEntity(entity: Entity): void {
    const { type, schema, address } = entity;
    this.register(type, schema, (common) =>
      this.gatsby.buildObjectType({
        ...common,
        interfaces: address === undefined ? ["Node"] : ["Node", "Page"],
        extensions: { infer: false },
        fields: { ...this.fieldsOf(schema), ...computedFields(entity, shownTypes.has(type)) },
      }),
    );
  }
}

/** The types whose entries pages list or refer to. */
const shownTypes = new Set(
  entities.flatMap(({ schema, lists = [] }) => [...lists, ...referencesIn(schema)]),
);

/** Declares a GraphQL type for every schema of the content, with its descriptions. Gatsby infers nothing. */
export function createGraphqlTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const builder = new TypeBuilder(schema);
  for (const entity of entities) builder.addEntity(entity);
  actions.createTypes([...ownTypes(schema), ...builder.types.values()]);
}
