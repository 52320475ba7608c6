import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { type Entity, entities } from "../content/entities";
import { meanings } from "../content/fields";
import { unwrap } from "../content/walk";
import { dateType } from "./pageDates";
import { templateType } from "./shareImages";

interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
}

const descriptionOf = (shape: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(shape)?.description ?? (shape instanceof z.ZodOptional ? descriptionOf(shape.def.innerType) : undefined);

/** The name given with `meta({ id })`, also where a description was added to the shape later. */
function nameOf(shape: z.core.$ZodType): string {
  const id = z.globalRegistry.get(shape)?.id;
  if (id) return id;
  const { parent } = shape._zod;
  if (parent) return nameOf(parent);
  throw new Error(`A shape has no name: give it one with meta({ id }) (${descriptionOf(shape) ?? "no description either"})`);
}

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
        values: Object.fromEntries(shape.options.map((value) => [value, {}])),
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
  addEntity({ type, shape, address }: Entity): void {
    const isPage = address !== undefined;
    this.register(type, () =>
      this.schema.buildObjectType({
        name: type,
        description: descriptionOf(shape),
        interfaces: isPage ? ["Node", "Page"] : ["Node"],
        extensions: { infer: false },
        fields: { ...this.fieldsOf(shape), ...(isPage ? madeForPages : {}) },
      }),
    );
  }
}

/** What pages have beyond their content. */
const madeForPages = {
  breadcrumbs: {
    type: "[Breadcrumb!]!",
    description: "The way from the home page to this one, this page last; empty on the home page.",
    extensions: { breadcrumbs: {} },
  },
  shareImage: {
    type: "ShareImage",
    description: "The picture drawn for link previews; none where the page has one of its own, and for the 404 page.",
    extensions: { shareImage: {} },
  },
  lastModified: {
    type: "Date",
    description: "When the page's content last changed; none where the history of the files does not tell.",
    extensions: { lastModified: {} },
  },
};

const ownTypes = (schema: NodePluginSchema): GatsbyGraphQLType[] => [
  schema.buildObjectType({
    name: "Target",
    description: "Where a link leads.",
    fields: {
      href: { type: "String!", description: "The address; of a form, its own page." },
      form: { type: "String", description: "The form that opens in a dialog instead, by its name in integrations.json." },
      newTab: { type: "Boolean!", description: "Whether it opens in a new tab." },
    },
  }),
  schema.buildObjectType({
    name: "Price",
    description: "US dollars per user per month.",
    fields: { amount: { type: "Float", description: "The amount; none where a price is agreed on with the customer." } },
  }),
  schema.buildObjectType({
    name: "Breadcrumb",
    description: "A step on the way from the home page.",
    fields: {
      label: { type: "String!", description: "The words of the step." },
      path: { type: "String", description: "The page's address; none where no page has that address." },
    },
  }),
  schema.buildObjectType({
    name: "ShareImage",
    description: "A picture for link previews, drawn from a page's heading and colours.",
    fields: {
      url: { type: "String!", description: "Its address on this site; another one when the picture changes." },
      width: { type: "Int!", description: "In pixels." },
      height: { type: "Int!", description: "In pixels." },
      alt: { type: "String!", description: "What it shows, for people who do not see it." },
      card: { type: "ShareCard!", description: "What it is drawn from." },
    },
  }),
  schema.buildObjectType({
    name: "ShareCard",
    description: "What a picture for link previews is drawn from.",
    fields: {
      brand: { type: "String!", description: "The brand, beside the logo." },
      title: { type: "String!", description: "The page's heading." },
      highlight: { type: "String", description: "The part of the heading that is marked." },
      label: { type: "String!", description: "Where the page stands on the site; empty where the heading says it already." },
      theme: { type: "CardTheme", description: "The colours; those of the site without it." },
    },
  }),
  schema.buildObjectType({
    name: templateType,
    description: "The code that draws the pictures for link previews, so that pages are made again when it changes.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {},
  }),
  schema.buildObjectType({
    name: dateType,
    description: "When a content file last changed, or the newest file of a folder.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {
      files: { type: "String!", description: "The file below data/, or folder/*.json." },
      lastModified: { type: "Date", description: "When it last changed; none where its history does not tell." },
    },
  }),
  schema.buildInterfaceType({
    name: "Page",
    description: "What every page has, whatever it shows.",
    interfaces: ["Node"],
    fields: {
      id: { type: "ID!", description: "The node's own id." },
      path: { type: "String!", description: "The address of the page." },
      label: { type: "String!", description: "The page's short name, in breadcrumbs.", extensions: { filledTokens: {} } },
      metadata: { type: "Metadata!", description: "What search engines and link previews show of the page." },
      hero: { type: "Hero!", description: "The first screen of the page." },
      theme: { type: "CardTheme", description: "The colours of the page; those of the site without it." },
      ...madeForPages,
    },
  }),
];

/** Declares a GraphQL type for every shape of the content, with its descriptions; nothing is inferred. */
export function createGraphqlTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const builder = new TypeBuilder(schema);
  for (const entity of new Map(entities.map((entry) => [entry.type, entry])).values()) builder.addEntity(entity);
  actions.createTypes([...ownTypes(schema), ...builder.types.values()]);
}
