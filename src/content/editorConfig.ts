import type { CmsConfig, Collection, CollectionFile, Field, VariableFieldType } from "@sveltia/cms";
import { z } from "zod";
import { type Entity, entities } from "./entities";
import { fieldKinds } from "./fields";
import { editorDefinitions } from "./textRules";
import { kindsOf, unwrap } from "./walk";

/** The folder of pictures in the project. */
export const pictureFolder = "/data/images";

/** From this number of characters, a text has a field of several lines. */
const longText = 120;

const acronyms = new Set(["ai", "eula", "faq"]);

/** A name of the content in words: `annualAIPrice` becomes `Annual AI price`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3 $2$4").split(/[\s_/-]+/);
  const written = words.map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase())).join(" ");
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** What the JSON Schema of a field says, as far as the form shows it. */
interface Facts {
  description?: string;
  examples?: unknown[];
  pattern?: string;
  patternErrorMessage?: string;
  allOf?: (Facts & { $ref?: string })[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  enum?: string[];
  enumDescriptions?: string[];
  format?: string;
}

function factsOf(schema: z.core.$ZodType): Facts {
  const { definitions, $ref, ...facts } = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  // A schema with a name is a reference to its definition.
  return { ...Reflect.get(Object(definitions), $ref?.split("/").pop() ?? ""), ...facts };
}

const descriptionOf = (schema: z.core.$ZodType): string | undefined => z.globalRegistry.get(schema)?.description;

/** The first rule of a text that has a message: its own, or that of the definition it refers to. */
function patternOf({ pattern, patternErrorMessage, allOf = [] }: Facts): [string, string] | undefined {
  if (pattern && patternErrorMessage) return [pattern, patternErrorMessage];
  for (const rule of allOf) {
    // The rules of plain text are many, and a field has one message: saving says which one a text breaks.
    const found = patternOf(rule.$ref === "#/definitions/Text" ? { allOf: editorDefinitions.Text.allOf } : rule);
    if (found) return found;
  }
  return undefined;
}

/** How a list of the content is called as a collection of the editor, by the GraphQL type of its entries. */
const entityOfType = (type: string): Entity => {
  const entity = entities.find((known) => known.type === type);
  if (!entity) throw new Error(`No entity has the type ${type}.`);
  return entity;
};

const folderOf = ({ files }: Entity): string | undefined => /^(.*)\/\*\.\w+$/.exec(files)?.[1];
const nameOf = ({ files }: Entity): string => files.replace(/\/\*\.\w+$|\.\w+$/, "").replaceAll("/", "-");

/** The collections that hold single files. */
const groups = {
  pages: { label: "Pages", icon: "web", holds: ({ files }: Entity) => files.startsWith("pages/") },
  lists: { label: "Lists", icon: "list", holds: ({ list }: Entity) => list === true },
  site: { label: "Site", icon: "settings", holds: () => true },
};

type GroupName = keyof typeof groups;

const groupOf = (entity: Entity): GroupName => (Object.keys(groups) as GroupName[]).find((name) => groups[name].holds(entity)) ?? "site";

/** The fields of an entry that its author writes. Those of an MDX file are at its top; its text follows. */
const writtenSchema = (entity: Entity): z.ZodObject => entity.frontmatter ?? entity.schema;

const isMdx = ({ files }: Entity) => files.endsWith(".mdx");

/** The names by which people recognize an entry, the best first. */
const telling = ["title", "label", "question", "name", "aspect", "text", "alt", "from", "file"];

const identifierOf = (schema: z.ZodObject): string | undefined => {
  const names = Object.keys(schema.shape);
  return telling.find((name) => names.includes(name)) ?? names[0];
};

const summaryOf = (schema: z.ZodObject): string => `{{fields.${identifierOf(schema)}}}`;

function reference(to: string): Record<string, unknown> {
  const entity = entityOfType(to);
  const identifier = identifierOf(writtenSchema(entity));
  if (!entity.list) return { widget: "relation", collection: nameOf(entity), value_field: "slug", display_fields: [identifier] };
  const entry = `${nameOf(entity)}.*`;
  return {
    widget: "relation",
    collection: groupOf(entity),
    file: nameOf(entity),
    value_field: `${entry}.slug`,
    display_fields: [`${entry}.${identifier}`],
    search_fields: [`${entry}.slug`, `${entry}.${identifier}`],
  };
}

/** How many entries a list may have. */
function limitsOf(array: z.ZodArray): { minItems?: number; maxItems?: number } {
  const limits = (array.def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; minimum?: number; maximum?: number });
  return {
    minItems: limits.find(({ check }) => check === "min_length")?.minimum,
    maxItems: limits.find(({ check }) => check === "max_length")?.maximum,
  };
}

function list(array: z.ZodArray): Record<string, unknown> {
  const element = unwrap(array.element);
  const { minItems: min, maxItems: max } = limitsOf(array);
  const common = { widget: "list", min, max, required: Number(min ?? 0) > 0 };
  if (element instanceof z.ZodObject) {
    return { ...common, collapsed: "auto", summary: summaryOf(element), fields: fieldsOf(element), ...singular(element) };
  }
  if (element instanceof z.ZodDiscriminatedUnion) {
    return { ...common, collapsed: "auto", types: typesOf(element), typeKey: element.def.discriminator, ...singular(element) };
  }
  return { ...common, field: fieldOf("item", element, "Entry") };
}

const singular = (element: z.core.$ZodType) => {
  const id = z.globalRegistry.get(element)?.id;
  return id ? { label_singular: inWords(id) } : {};
};

function typesOf(union: z.ZodDiscriminatedUnion): VariableFieldType[] {
  return kindsOf(union).map((name, index) => {
    const member = union.options[index] as z.ZodObject;
    const label = inWords(name);
    return { name, label, summary: `${label}: ${summaryOf(member)}`, fields: fieldsOf(member, union.def.discriminator) };
  });
}

/** What the editor has to know of a leaf. */
function leaf(inner: z.core.$ZodType, facts: Facts): Record<string, unknown> | undefined {
  const kind = fieldKinds.get(inner);
  if (kind?.kind === "reference") return reference(kind.to);
  if (kind?.kind === "image") return { widget: "image", choose_url: false };
  if (kind?.kind === "price") return { widget: "string", pattern: pricePattern };
  if (inner instanceof z.ZodLiteral) return { widget: "hidden", default: inner.value };
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (inner instanceof z.ZodNumber) {
    const isWhole = z.toJSONSchema(inner).type === "integer";
    return { widget: "number", value_type: isWhole ? "int" : "float", min: facts.minimum, max: facts.maximum, step: isWhole ? 1 : 0.01 };
  }
  if (facts.enum) {
    const meanings = facts.enumDescriptions ?? [];
    const options = facts.enum.map((value, index) => ({ value, label: [inWords(value), meanings[index]].filter(Boolean).join(": ") }));
    return { widget: "select", options, dropdown_threshold: 0 };
  }
  if (inner instanceof z.ZodString || inner instanceof z.ZodISODate) {
    const maxlength = facts.maxLength;
    return { widget: (maxlength ?? 0) > longText ? "text" : "string", maxlength, pattern: patternOf(facts), use_emoji_autocomplete: false };
  }
  return undefined;
}

const pricePattern = ["^(\\d{1,4}(\\.\\d{1,2})?|10000(\\.00?)?|Custom)$", 'expected a number such as 12.5, or "Custom"'];

/** Without the fields that are undefined, which the editor's own schema refuses. */
const defined = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function hintOf(description: string | undefined, { examples = [] }: Facts): string | undefined {
  const shown = examples.map((example) => `“${example}”`).join(", ");
  return [description, shown && `For example: ${shown}`].filter(Boolean).join(" ") || undefined;
}

/**
 * The field of the editor for a field of the content.
 * @throws when the editor has no field for the schema
 */
function fieldOf(name: string, schema: z.core.$ZodType, label = inWords(name)): Field {
  const inner = unwrap(schema);
  const facts =
    inner instanceof z.ZodObject || inner instanceof z.ZodArray || inner instanceof z.ZodDiscriminatedUnion ? {} : factsOf(inner);
  const described = { name, label, hint: hintOf(descriptionOf(schema) ?? descriptionOf(inner), facts) };
  const optional = schema instanceof z.ZodOptional ? { required: false } : {};
  if (inner instanceof z.ZodObject) {
    return defined({
      ...described,
      widget: "object",
      collapsed: "auto",
      summary: summaryOf(inner),
      fields: fieldsOf(inner),
      ...optional,
    }) as Field;
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return defined({ ...described, widget: "object", types: typesOf(inner), typeKey: inner.def.discriminator, ...optional }) as Field;
  }
  if (inner instanceof z.ZodArray) return defined({ ...described, ...list(inner), ...optional }) as Field;
  // A switch would write "false" into every entry that doesn't have it.
  const isSwitch = inner instanceof z.ZodBoolean && inner !== schema;
  const found = isSwitch ? { widget: "select", options: [{ label: "Yes", value: true }], dropdown_threshold: 0 } : leaf(inner, facts);
  if (!found) throw new Error(`The visual editor has no field for "${name}"; see src/content/editorConfig.ts.`);
  if (found.widget === "hidden") return defined({ name, label, ...found }) as Field;
  return defined({ ...described, ...found, ...optional }) as Field;
}

const fieldsOf = (schema: z.ZodObject, without?: string): Field[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (name === without ? [] : [fieldOf(name, field)]));

/** The page on which the entries of an entity are shown. */
const addressOf = ({ address, type }: Entity): string | undefined =>
  address ?? entities.find(({ lists }) => lists?.includes(type))?.address;

/** The path from a content file's folder to the pictures. */
const pathToPictures = ({ files }: Entity): string => (files.includes("/") ? "../images" : "./images");

/** The editor takes no other name for a format of MDX. */
const formatOf = (entity: Entity): string => (isMdx(entity) ? `${nameOf(entity)}-frontmatter` : nameOf(entity));

const commonOf = (entity: Entity) => ({
  name: nameOf(entity),
  label: inWords(nameOf(entity).replace(/^pages-/, "")),
  media_folder: pictureFolder,
  public_folder: pathToPictures(entity),
  format: formatOf(entity),
});

function fileOf(entity: Entity): CollectionFile {
  const { schema } = entity;
  const name = nameOf(entity);
  const fields = entity.list
    ? ([
        { ...defined({ ...list(z.array(schema)), required: true }), name, label: inWords(name), hint: descriptionOf(schema), root: true },
      ] as Field[])
    : fieldsOf(schema);
  return defined({ ...commonOf(entity), file: `data/${entity.files}`, fields, preview_path: addressOf(entity) }) as CollectionFile;
}

function folderCollection(entity: Entity, folder: string): Collection {
  const schema = writtenSchema(entity);
  const text = isMdx(entity) ? ([{ name: "body", label: "Text", widget: "text", hint: "The text of the page, in MDX." }] as Field[]) : [];
  return defined({
    ...commonOf(entity),
    ...singular(schema),
    description: descriptionOf(schema),
    icon: "article",
    folder: `data/${folder}`,
    extension: entity.files.split(".").pop(),
    identifier_field: identifierOf(schema),
    slug: "{{fields.slug}}",
    summary: summaryOf(schema),
    fields: [...fieldsOf(schema), ...text],
    preview_path: entity.address && `${entity.address}{{fields.slug}}`,
  }) as Collection;
}

/** What the editor has to know to read and write the files of an entity. */
export interface EditedFormat {
  /** The name of the format; for a file with a list of entries, also what the check calls the list. */
  format: string;
  extension: "json" | "mdx";
  list: boolean;
  schema: z.ZodObject;
  /** The path from a file's folder to the pictures. */
  pictures: string;
}

/** The format of the files of an entity. */
export const editedFormat = (entity: Entity): EditedFormat => ({
  format: formatOf(entity),
  extension: isMdx(entity) ? "mdx" : "json",
  list: entity.list === true,
  schema: isMdx(entity) ? writtenSchema(entity).extend({ body: z.string().min(1) }) : entity.schema,
  pictures: pathToPictures(entity),
});

/** The formats of all content files. */
export const editedFormats = (): EditedFormat[] => entities.map(editedFormat);

/**
 * Where the editor shows a file.
 * @param file path below `data/`
 * @returns the part of the address after `#`, or undefined for a file that isn't content
 */
export function editorPlace(file: string): string | undefined {
  for (const entity of entities) {
    const folder = folderOf(entity);
    if (entity.files === file) return `/collections/${groupOf(entity)}/entries/${nameOf(entity)}`;
    if (folder && file.startsWith(`${folder}/`))
      return `/collections/${nameOf(entity)}/entries/${file.slice(folder.length + 1).replace(/\.\w+$/, "")}`;
  }
  return undefined;
}

/** Where the editor's files are: a repository on GitHub, and the branch that the site is built from. */
export interface EditorRepository {
  repository: string;
  branch: string;
}

/**
 * The configuration of the visual editor, made from the schemas of the content.
 * @param repository `owner/name`; on `localhost`, the editor opens the files on this computer instead
 * @throws when the editor has no field for a part of a schema
 */
export function editorConfig({ repository, branch }: EditorRepository): CmsConfig {
  const single = entities.filter((entity) => !folderOf(entity));
  return {
    load_config_file: false,
    // Tokens need no server between the editor and GitHub; OAuth does.
    backend: { name: "github", repo: repository, branch, auth_methods: ["token"] },
    publish_mode: "editorial_workflow",
    app_title: "Edit the site",
    logo: { src: "/press/icon.svg" },
    media_folder: pictureFolder.slice(1),
    public_folder: pictureFolder,
    media_libraries: { stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(groups) as GroupName[]).map((name) => ({
        name,
        label: groups[name].label,
        icon: groups[name].icon,
        files: single.filter((entity) => groupOf(entity) === name).map(fileOf),
      })),
      ...entities.flatMap((entity) => {
        const folder = folderOf(entity);
        return folder ? [folderCollection(entity, folder)] : [];
      }),
    ],
  };
}
