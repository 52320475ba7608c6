import { z } from "zod";
import { entities, entityOf } from "../schema/entities";
import { fieldRoles } from "../schema/fields";
import { kindsOf, unwrap } from "../schema/schemaFields";
import { section } from "../sections/schemas";
import { collectionOf, editorPath, formName, kindsFile } from "./editedFiles";

/** A field of the visual editor, whose own type is a union of about twenty. */
interface FormField extends Record<string, unknown> {
  name: string;
}

/** The label of the field with the text of a guide. */
export const textLabel = "Text";

/** From this number of characters, a text has a field of several lines. */
const longText = 120;

/** A name of the content in words: `annualAIPrice` becomes `Annual AI price`. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])|[_/-]/g, "$1$3 $2$4")
    .toLowerCase()
    .replace(/\b(ai|eula|faq|sel)\b|^./g, (found) => found.toUpperCase());

/** The form of a file below `data/`, as the editor names it: `Lists › Plans`, or `Pages › about`. */
export function formInWords(file: string): string {
  const entity = entityOf(file);
  if (!entity) return file;
  const form = entity.storage === "folder" ? formName(file) : inWords(entity.name);
  return `${inWords(collectionOf(entity))} › ${form}`;
}

/**
 * The field at a place in a file below `data/`, as the form of the file names it: `Hero › Actions 2 › Label`. Entries of lists
 * count from 1. The text of a guide is one field.
 */
export function fieldInWords(file: string, at: readonly (string | number)[]): string {
  const entity = entityOf(file);
  if (entity?.frontmatter && at[0] === "body") return textLabel;
  const named = entity?.storage === "list" ? [entity.name, ...at] : at;
  return named
    .map((key) => (typeof key === "number" ? ` ${key + 1}` : ` › ${inWords(key)}`))
    .join("")
    .replace(/^ › /, "");
}

/** The names of fields by which people recognize an entry, the best first. */
const labelFields = ["title", "claim", "label", "question", "name", "text", "alt"];

/** The field by which people recognize an entry: the best that it has, or else its first. */
export const labelField = ({ shape }: z.ZodObject): string =>
  labelFields.find((name) => name in shape) ?? Object.keys(shape)[0] ?? "";

/** A template of what names an entry: its label field, and the next one if that may be empty, as in points of a list. */
export function summaryOf(schema: z.ZodObject): string {
  const first = labelField(schema);
  const next = labelFields.find(
    (name) => name in schema.shape && !(schema.shape[name] instanceof z.ZodOptional),
  );
  const fields = schema.shape[first] instanceof z.ZodOptional && next ? [first, next] : [first];
  return fields.map((name) => `{{fields.${name}}}`).join(" ");
}

interface Notes {
  id?: string;
  description?: string;
  examples?: unknown[];
  enumDescriptions?: string[];
}

const notesOf = (schema: z.core.$ZodType): Notes => z.globalRegistry.get(schema) ?? {};

function reference(type: string) {
  const entity = entities.find((known) => known.type === type);
  if (!entity) throw new Error(`No entity has the type ${type}.`);
  const { name } = entity;
  const isListed = entity.storage === "list";
  const prefix = isListed ? `${name}.*.` : "";
  const slug = `${prefix}slug`;
  const displayField = prefix + labelField(entity.schema);
  return {
    widget: "relation",
    collection: collectionOf(entity),
    file: isListed ? name : undefined,
    value_field: slug,
    display_fields: [displayField],
    search_fields: [slug, displayField],
  };
}

function list(array: z.ZodArray) {
  const element = unwrap(array.element);
  const { minItems: min = 0, maxItems: max } = z.toJSONSchema(array, { io: "input" });
  const { id } = notesOf(element);
  const { widget: _, ...entry } = widgetOf(element);
  return {
    widget: "list",
    min,
    max,
    required: min > 0,
    ...("fields" in entry || "types" in entry
      ? { ...entry, collapsed: "auto", label_singular: id && inWords(id) }
      : { field: formFieldOf("entry", element) }),
  };
}

function text(inner: z.ZodString | z.ZodISODate) {
  const { maxLength = 0, pattern, patternErrorMessage } = z.toJSONSchema(inner);
  return {
    widget: maxLength > longText ? "text" : "string",
    maxlength: maxLength || undefined,
    pattern: patternErrorMessage ? [pattern, patternErrorMessage] : undefined,
    use_emoji_autocomplete: false,
  };
}

const object = (schema: z.ZodObject) => ({
  widget: "object",
  collapsed: "auto",
  summary: summaryOf(schema),
  fields: formFieldsOf(schema),
});

/** The form of one kind, without the field that names the kind. */
function kindForm(kind: string, schema: z.ZodObject, typeKey: string) {
  const words = inWords(kind);
  const anchor = { default: words.toLowerCase().replaceAll(" ", "-") };
  return {
    name: kind,
    // The menus show nothing else of a kind.
    label: `${words}: ${notesOf(schema).description}`,
    fields: formFieldsOf(schema)
      .filter((field) => field.name !== typeKey)
      .map((field) => (field.name === "anchor" ? { ...field, ...anchor } : field)),
  };
}

function union(schema: z.ZodDiscriminatedUnion) {
  const typeKey = schema.def.discriminator;
  const types = kindsOf(schema).map((kind, index) =>
    kindForm(kind, schema.options[index] as z.ZodObject, typeKey),
  );
  return { widget: "object", types, typeKey };
}

function menu(schema: z.ZodEnum) {
  const { enumDescriptions = [] } = notesOf(schema);
  const options = schema.options.map((value, index) => ({
    value,
    label: [inWords(`${value}`), enumDescriptions[index]].filter(Boolean).join(": "),
  }));
  return { widget: "select", options, dropdown_threshold: 0 };
}

function widgetOf(inner: z.core.$ZodType): Record<string, unknown> {
  const fieldRole = fieldRoles.get(inner);
  if (fieldRole?.role === "reference") return reference(fieldRole.to);
  if (fieldRole?.role === "image") return { widget: "image", choose_url: false };
  if (fieldRole?.role === "price") return { widget: "string" };
  if (inner instanceof z.ZodObject) return object(inner);
  if (inner instanceof z.ZodDiscriminatedUnion) return union(inner);
  if (inner instanceof z.ZodArray) return list(inner);
  if (inner instanceof z.ZodRecord) return { widget: "keyvalue" };
  if (inner instanceof z.ZodLiteral) return { widget: "hidden", default: inner.value };
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (inner instanceof z.ZodNumber)
    return { widget: "number", value_type: inner.isInt ? "int" : "float" };
  if (inner instanceof z.ZodEnum) return menu(inner);
  if (inner instanceof z.ZodString || inner instanceof z.ZodISODate) return text(inner);
  // What the editor has no field for stays as it is in the file.
  return { widget: "hidden" };
}

const isSections = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodArray && schema.element === section;

/** The field of the editor for a field of the content. */
export function formFieldOf(name: string, schema: z.core.$ZodType): FormField {
  const inner = unwrap(schema);
  const optional = schema instanceof z.ZodOptional;
  const widget =
    optional && inner instanceof z.ZodBoolean
      ? // A switch would write "false" into every entry that doesn't have the field.
        { widget: "select", options: [{ label: "Yes", value: true }], dropdown_threshold: 0 }
      : widgetOf(inner);
  if (widget.widget === "hidden") return { name, ...widget };
  const { description = "", examples = [] } = { ...notesOf(inner), ...notesOf(schema) };
  const further = examples.filter((example) => !description.includes(`${example}`));
  return {
    name,
    label: inWords(name),
    hint: [
      description,
      further.length > 0 && `For example: ${further.join(", ")}`,
      // Hints show links, but no pictures.
      isSections(inner) && `[What each kind looks like](${editorPath}/${kindsFile}).`,
    ]
      .filter(Boolean)
      .join(" "),
    ...widget,
    ...(optional && { required: false }),
  };
}

/** The fields of the editor for all fields of an object. */
export const formFieldsOf = ({ shape }: z.ZodObject): FormField[] =>
  Object.entries(shape).map(([name, field]) => formFieldOf(name, field));
