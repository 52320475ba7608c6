import type { Field, VariableFieldType } from "@sveltia/cms";
import { z } from "zod";
import { entityOfType, folderOf, groupOf, groups, nameOf, writtenSchema } from "./editorEntries";
import { entities } from "./entities";
import { fieldKinds, priceForm } from "./fields";
import { editorDefinitions } from "./textRules";
import { kindsOf, unwrap } from "./walk";

/* The fields of the visual editor, made from the schemas of the content. */

/** From this number of characters, a text has a field of several lines. */
const longText = 120;

const acronyms = new Set(["ai", "eula", "faq", "sel"]);

/** A name of the content in words: `annualAIPrice` becomes `Annual AI price`. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3 $2$4").split(/[\s_/-]+/);
  const written = words
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(" ");
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
  const { definitions, $ref, ...facts } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
  });
  // A schema with a name is a reference to its definition.
  return { ...Reflect.get(Object(definitions), $ref?.split("/").pop() ?? ""), ...facts };
}

/** Returns the description of a schema. */
export const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(schema)?.description;

/** The first rule of a text that has a message: its own, or that of the definition it refers to. */
function patternOf({
  pattern,
  patternErrorMessage,
  allOf = [],
}: Facts): [string, string] | undefined {
  if (pattern && patternErrorMessage) return [pattern, patternErrorMessage];
  for (const rule of allOf) {
    // The rules of plain text are many, and a field has one message: saving says which one a text breaks.
    const found = patternOf(
      rule.$ref === "#/definitions/Text" ? { allOf: editorDefinitions.Text.allOf } : rule,
    );
    if (found) return found;
  }
  return undefined;
}

/** The names by which people recognize an entry, the best first. */
const telling = [
  "title",
  "label",
  "question",
  "name",
  "aspect",
  "claim",
  "text",
  "alt",
  "from",
  "file",
];

/** Returns the name of the field by which people recognize an entry. */
export const identifierOf = (schema: z.ZodObject): string | undefined => {
  const names = Object.keys(schema.shape);
  return telling.find((name) => names.includes(name)) ?? names[0];
};

/** Returns the template of an entry's summary in a list. */
export const summaryOf = (schema: z.ZodObject): string => `{{fields.${identifierOf(schema)}}}`;

function reference(to: string): Record<string, unknown> {
  const entity = entityOfType(to);
  const identifier = identifierOf(writtenSchema(entity));
  if (!entity.list)
    return {
      widget: "relation",
      collection: nameOf(entity),
      value_field: "slug",
      display_fields: [identifier],
    };
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
  const limits = (array.def.checks ?? []).map(
    ({ _zod }) => _zod.def as { check: string; minimum?: number; maximum?: number },
  );
  return {
    minItems: limits.find(({ check }) => check === "min_length")?.minimum,
    maxItems: limits.find(({ check }) => check === "max_length")?.maximum,
  };
}

/** Returns the settings of a list. */
export function list(array: z.ZodArray): Record<string, unknown> {
  const element = unwrap(array.element);
  const { minItems: min, maxItems: max } = limitsOf(array);
  const common = { widget: "list", min, max, required: Number(min ?? 0) > 0 };
  if (element instanceof z.ZodObject) {
    return {
      ...common,
      collapsed: "auto",
      summary: summaryOf(element),
      fields: fieldsOf(element),
      ...singular(element),
    };
  }
  if (element instanceof z.ZodDiscriminatedUnion) {
    return {
      ...common,
      collapsed: "auto",
      types: typesOf(element),
      typeKey: element.def.discriminator,
      ...singular(element),
    };
  }
  return { ...common, field: fieldOf("item", element, "Entry") };
}

/** Returns what one entry of a list is called, by the name of its schema. */
export const singular = (element: z.core.$ZodType) => {
  const id = z.globalRegistry.get(element)?.id;
  return id ? { label_singular: inWords(id) } : {};
};

function typesOf(union: z.ZodDiscriminatedUnion): VariableFieldType[] {
  return kindsOf(union).map((name, index) => {
    const member = union.options[index] as z.ZodObject;
    const label = inWords(name);
    return {
      name,
      label,
      summary: `${label}: ${summaryOf(member)}`,
      fields: fieldsOf(member, union.def.discriminator),
    };
  });
}

/** What the editor has to know of a leaf. */
function leaf(inner: z.core.$ZodType, facts: Facts): Record<string, unknown> | undefined {
  const kind = fieldKinds.get(inner);
  if (kind?.kind === "reference") return reference(kind.to);
  if (kind?.kind === "image") return { widget: "image", choose_url: false };
  // For developers; the editor has no field for JSON, and leaves it as it is.
  if (kind?.kind === "structuredData") return { widget: "hidden" };
  if (kind?.kind === "price") return { widget: "string", pattern: pricePattern };
  if (inner instanceof z.ZodLiteral) return { widget: "hidden", default: inner.value };
  if (inner instanceof z.ZodBoolean) return { widget: "boolean", default: false };
  if (inner instanceof z.ZodNumber) {
    const isWhole = z.toJSONSchema(inner).type === "integer";
    return {
      widget: "number",
      value_type: isWhole ? "int" : "float",
      min: facts.minimum,
      max: facts.maximum,
      step: isWhole ? 1 : 0.01,
    };
  }
  if (facts.enum) {
    const meanings = facts.enumDescriptions ?? [];
    const options = facts.enum.map((value, index) => ({
      value,
      label: [inWords(value), meanings[index]].filter(Boolean).join(": "),
    }));
    return { widget: "select", options, dropdown_threshold: 0 };
  }
  if (inner instanceof z.ZodString || inner instanceof z.ZodISODate) {
    const maxlength = facts.maxLength;
    return {
      widget: (maxlength ?? 0) > longText ? "text" : "string",
      maxlength,
      pattern: patternOf(facts),
      use_emoji_autocomplete: false,
    };
  }
  return undefined;
}

const pricePattern = ["^(\\d{1,4}(\\.\\d{1,2})?|10000(\\.00?)?|Custom)$", priceForm];

/** Returns an object without the fields that are undefined, which the editor's own schema refuses. */
export const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Names files and folders of the content in a description as the editor does: `faq.json` becomes `Lists › FAQ`. */
const placesInWords = (description: string): string =>
  description.replace(/\bdata\/([a-z-]+)|\b([a-z-]+)\.json\b/g, (words, folder, file) => {
    const entity = entities.find((one) => nameOf(one) === (folder ?? file));
    if (!entity) return words;
    return folderOf(entity)
      ? inWords(folder)
      : `${groups[groupOf(entity)].label} › ${inWords(file)}`;
  });

/** What the form says below a field. It offers references and pictures to choose from, so nobody has to write one. */
function hintOf(description = "", { examples = [] }: Facts, isChosen: boolean): string | undefined {
  const shown = isChosen
    ? []
    : examples
        .filter((example) => !description.includes(`"${example}"`))
        .map((example) => `“${example}”`);
  const plain = isChosen
    ? description.replace(/: its path .*/, ".").replace(": its slug in ", ", from ")
    : description;
  return (
    [placesInWords(plain), shown.length > 0 && `For example: ${shown.join(", ")}`]
      .filter(Boolean)
      .join(" ") || undefined
  );
}

/**
 * The field of the editor for a field of the content.
 * @throws when the editor has no field for the schema
 */
function fieldOf(name: string, schema: z.core.$ZodType, label = inWords(name)): Field {
  const inner = unwrap(schema);
  const facts =
    inner instanceof z.ZodObject ||
    inner instanceof z.ZodArray ||
    inner instanceof z.ZodRecord ||
    inner instanceof z.ZodDiscriminatedUnion
      ? {}
      : factsOf(inner);
  const kind = fieldKinds.get(inner)?.kind;
  const hint = hintOf(
    descriptionOf(schema) ?? descriptionOf(inner),
    facts,
    kind === "reference" || kind === "image",
  );
  const described = { name, label, hint };
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
    return defined({
      ...described,
      widget: "object",
      types: typesOf(inner),
      typeKey: inner.def.discriminator,
      ...optional,
    }) as Field;
  }
  if (inner instanceof z.ZodRecord)
    return defined({ ...described, widget: "keyvalue", ...optional }) as Field;
  if (inner instanceof z.ZodArray)
    return defined({ ...described, ...list(inner), ...optional }) as Field;
  // A switch would write "false" into every entry that doesn't have it.
  const isSwitch = inner instanceof z.ZodBoolean && inner !== schema;
  const found = isSwitch
    ? { widget: "select", options: [{ label: "Yes", value: true }], dropdown_threshold: 0 }
    : leaf(inner, facts);
  if (!found)
    throw new Error(
      `The visual editor has no field for "${name}"; see src/content/editorFields.ts.`,
    );
  if (found.widget === "hidden") return defined({ name, label, ...found }) as Field;
  return defined({ ...described, ...found, ...optional }) as Field;
}

/** Returns the fields of the editor for an object, without the one named `without`. */
export const fieldsOf = (schema: z.ZodObject, without?: string): Field[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    name === without ? [] : [fieldOf(name, field)],
  );
