import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { linksIn } from "../shared/textLinks";
import { type FieldRole, fieldRoles } from "./fields";

/** A field of the content that has a role, with its value and where it stands. */
export type ContentField = FieldRole & { value: unknown; at: JSONPath };

/** The value at a path of keys and indexes; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  );

/** The schema of a field, without the mark that it is optional. */
export const unwrap = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrap(schema.def.innerType) : schema;

/** Whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values that choose between the members of a union: one for each, in their order. */
export const kindsOf = ({ def, options }: z.ZodDiscriminatedUnion): string[] =>
  options.flatMap((option) => [...(option._zod.propValues?.[def.discriminator] ?? [])].map(String));

/** The schema of a value, without the mark that it is optional; of a union, the member that the value names, if any. */
export function schemaOf(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return inner;
  const kind = valueAt(value, [inner.def.discriminator]);
  return inner.options[kindsOf(inner).indexOf(`${kind}`)] ?? inner;
}

/** The schema of the value at a key or index of a value; undefined if none may be there. */
export function schemaOfPart(
  schema: z.core.$ZodType,
  key: PropertyKey,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject
    ? (schema.shape[String(key)] ?? schema.def.catchall)
    : undefined;
}

/** The schema of the field at a path. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const inner = schemaOf(schema, value);
  if (key === undefined) return inner;
  const part = schemaOfPart(inner, key);
  return part && schemaAt(part, valueAt(value, [key]), rest);
}

/** Every field in content that has a role, links in texts too; without values that don't fit the schema. */
export function fieldsIn(
  schema: z.core.$ZodType,
  value: unknown,
  at: JSONPath = [],
): ContentField[] {
  if (value === undefined) return [];
  const inner = schemaOf(schema, value);
  const fieldRole = fieldRoles.get(inner);
  if (fieldRole) {
    const mayLink = fieldRole.role === "text" && fieldRole.links && typeof value === "string";
    const targets = mayLink ? linksIn(value) : [];
    return [
      { ...fieldRole, value, at },
      ...targets.map((to): ContentField => ({ role: "target", value: to, at })),
    ];
  }
  if (inner instanceof z.ZodArray !== Array.isArray(value)) return [];
  return Object.entries(Object(value)).flatMap(([key, item]) => {
    const part = schemaOfPart(inner, key);
    return part ? fieldsIn(part, item, [...at, Array.isArray(value) ? Number(key) : key]) : [];
  });
}

/**
 * Copies content with other values in the fields that have a role.
 * @param change returns the value of such a field in the copy
 * @param replaceCopy returns what stands in place of an object or list whose parts are copied; without it, the copy
 */
export function mapContent(
  schema: z.core.$ZodType,
  value: unknown,
  change: (field: ContentField) => unknown,
  replaceCopy: (schema: z.core.$ZodType, copy: unknown, at: JSONPath) => unknown = (_, copy) =>
    copy,
  at: JSONPath = [],
): unknown {
  const inner = schemaOf(schema, value);
  const fieldRole = fieldRoles.get(inner);
  if (fieldRole) return change({ ...fieldRole, value, at });
  const copyOf = (item: unknown, key: string | number) => {
    const part = schemaOfPart(inner, key);
    return part ? mapContent(part, item, change, replaceCopy, [...at, key]) : item;
  };
  if (Array.isArray(value)) return replaceCopy(inner, value.map(copyOf), at);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, copyOf(item, key)]);
  return replaceCopy(inner, Object.fromEntries(fields), at);
}

/** The name of a schema's GraphQL type, from `meta({ id })`. `meta` makes a copy of a schema each time. */
export function typeName(schema: z.core.$ZodType): string | undefined {
  const { id } = z.globalRegistry.get(schema) ?? {};
  const { parent } = schema._zod;
  return id ?? (parent && typeName(parent));
}

/** The GraphQL types of the entries that content of a schema can refer to. */
export function referencesIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  const fieldRole = fieldRoles.get(inner);
  if (fieldRole) return fieldRole.role === "reference" ? [fieldRole.to] : [];
  if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.flatMap(referencesIn);
  if (inner instanceof z.ZodObject) return Object.values(inner.shape).flatMap(referencesIn);
  const part = schemaOfPart(inner, 0);
  return part ? referencesIn(part) : [];
}
