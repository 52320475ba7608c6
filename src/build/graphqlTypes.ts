import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { type Entity, entities } from "../content/entities";
import { meanings } from "../content/fields";
import { referencesIn, unwrap } from "../content/walk";
import { type FieldConfig, madeFields, ownTypes } from "./madeTypes";

const descriptionOf = (shape: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(shape)?.description ?? (shape instanceof z.ZodOptional ? descriptionOf(shape.def.innerType) : undefined);

/** The shape that was named with `meta({ id })`, also where a description was added to it later. */
function namedShape(shape: z.core.$ZodType): z.core.$ZodType {
  if (z.globalRegistry.get(shape)?.id) return shape;
  const { parent } = shape._zod;
  if (parent) return namedShape(parent);
  throw new Error(`A shape has no name: give it one with meta({ id }) (${descriptionOf(shape) ?? "no description either"})`);
}

const nameOf = (shape: z.core.$ZodType): string => z.globalRegistry.get(namedShape(shape))?.id ?? "";

/** What each word of an enumeration means, in their order. */
const wordsOf = (shape: z.ZodEnum): string[] => (z.globalRegistry.get(namedShape(shape))?.enumDescriptions as string[] | undefined) ?? [];

/** Turns the shapes of the content into GraphQL types; each is built once, however often it is used. */
class TypeBuilder {
  readonly types = new Map<string, GatsbyGraphQLType>();

  constructor(private readonly schema: NodePluginSchema) {}

  private register(name: string, build: () => GatsbyGraphQLType): string {
    if (!this.types.has(name)) {
      // Held first, so that a type that holds itself ends.
      this.types.set(name, this.schema.buildObjectType({ name, fields: {} }));
      this.types.set(name, build());
    }
    return name;
  }

  private fieldOfMeaning(shape: z.core.$ZodType): FieldConfig | undefined {
    const meaning = meanings.get(shape);
    switch (meaning?.kind) {
      case undefined:
        return undefined;
      case "text":
        return { type: "String", extensions: { filledTokens: {} } };
      case "target":
        return { type: "Target", extensions: { target: {} } };
      case "price":
        return { type: "Price", extensions: { price: {} } };
      case "image":
        return { type: "File", extensions: { fileByRelativePath: {} } };
      case "reference":
        return { type: meaning.to, extensions: { link: { by: "slug" } } };
      default:
        return { type: "String" };
    }
  }

  private typeOf(shape: z.core.$ZodType): FieldConfig {
    const inner = unwrap(shape);
    const meant = this.fieldOfMeaning(inner);
    if (meant) return meant;
    if (inner instanceof z.ZodArray) {
      const element = this.typeOf(inner.element);
      return { ...element, type: `[${element.type}!]` };
    }
    if (inner instanceof z.ZodObject) return { type: this.objectType(inner) };
    if (inner instanceof z.ZodDiscriminatedUnion) return { type: this.unionType(inner) };
    if (inner instanceof z.ZodEnum) return { type: this.enumType(inner) };
    if (inner instanceof z.ZodBoolean) return { type: "Boolean" };
    if (inner instanceof z.ZodNumber) return { type: inner.format === "safeint" ? "Int" : "Float" };
    return { type: "String" };
  }

  private fieldsOf(shape: z.ZodObject): Record<string, FieldConfig> {
    return Object.fromEntries(
      Object.entries(shape.shape).map(([name, field]) => {
        const config = this.typeOf(field);
        const optional = field instanceof z.ZodOptional;
        return [
          name,
          {
            ...config,
            type: optional ? config.type : `${config.type}!`,
            description: descriptionOf(field) ?? descriptionOf(unwrap(field)),
          },
        ];
      }),
    );
  }

  private objectType(shape: z.ZodObject): string {
    const name = nameOf(shape);
    return this.register(name, () =>
      this.schema.buildObjectType({ name, description: descriptionOf(shape), fields: this.fieldsOf(shape) }),
    );
  }

  private enumType(shape: z.ZodEnum): string {
    const name = nameOf(shape);
    return this.register(name, () =>
      this.schema.buildEnumType({
        name,
        description: descriptionOf(shape),
        values: Object.fromEntries(shape.options.map((value, index) => [value, { description: wordsOf(shape)[index] }])),
      }),
    );
  }

  private unionType(shape: z.ZodDiscriminatedUnion): string {
    const name = nameOf(shape);
    const members = new Map(
      shape.options.map((option) => {
        const object = option as z.ZodObject;
        const kind = object.shape[shape.def.discriminator] as z.ZodLiteral<string>;
        return [kind.value, this.objectType(object)];
      }),
    );
    return this.register(name, () =>
      this.schema.buildUnionType({
        name,
        description: descriptionOf(shape),
        types: [...members.values()],
        resolveType: (value: Record<string, string>) => members.get(value[shape.def.discriminator] ?? ""),
      }),
    );
  }

  /** The type of an entity, as a node; pages also answer to the `Page` interface. */
  addEntity(entity: Entity): void {
    const { type, shape, address } = entity;
    this.register(type, () =>
      this.schema.buildObjectType({
        name: type,
        description: descriptionOf(shape),
        interfaces: address === undefined ? ["Node"] : ["Node", "Page"],
        extensions: { infer: false },
        fields: { ...this.fieldsOf(shape), ...madeFields(entity, shownTypes.has(type)) },
      }),
    );
  }
}

/** The types whose entries pages list or refer to. */
const shownTypes = new Set(entities.flatMap(({ shape, lists = [] }) => [...lists, ...referencesIn(shape)]));

/** Declares a GraphQL type for every shape of the content, with its descriptions; nothing is inferred. */
export function createGraphqlTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const builder = new TypeBuilder(schema);
  for (const entity of new Map(entities.map((entry) => [entry.type, entry])).values()) builder.addEntity(entity);
  actions.createTypes([...ownTypes(schema), ...builder.types.values()]);
}
