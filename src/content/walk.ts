import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { type FieldKind, fieldKinds } from "./fields";
import { linksIn } from "./textLinks";

/** A value with its place and its kind of field. */
export interface Leaf {
  fieldKind: FieldKind;
  value: unknown;
  at: JSONPath;
}

const knownKinds = new WeakMap<z.core.$ZodType, FieldKind | undefined>();

/** The kind of a field's schema. Cached, because the registry merges it from all schemas that this one is derived from. */
function fieldKindOf(schema: z.core.$ZodType): FieldKind | undefined {
  if (!knownKinds.has(schema)) knownKinds.set(schema, fieldKinds.get(schema));
  return knownKinds.get(schema);
}

/** The value at a path of keys and indexes; undefined when there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

/** The schema inside optional, nullable and default wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
    ? unwrap(schema.def.innerType)
    : schema;
}

/** Whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const discriminatorOf = (union: z.ZodDiscriminatedUnion, option: z.core.$ZodType): string[] => {
  const field =
    option instanceof z.ZodObject ? unwrap(option.shape[union.def.discriminator]) : undefined;
  return field instanceof z.ZodLiteral ? [...field.values].map(String) : [];
};

/** The values that choose between the members of a union, in order. */
export const kindsOf = (union: z.ZodDiscriminatedUnion): string[] =>
  union.options.flatMap((option) => discriminatorOf(union, option));

/** The member of a union that a value's discriminator names; undefined when it names none. */
export const memberOf = (
  union: z.ZodDiscriminatedUnion,
  value: unknown,
): z.core.$ZodType | undefined =>
  isRecord(value)
    ? union.options.find((option) =>
        discriminatorOf(union, option).some((kind) => kind === value[union.def.discriminator]),
      )
    : undefined;

/** The schema of the field at a path; in a union, of the member that the value names. Undefined when there is no such field. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(inner, value);
    return member && key !== undefined ? schemaAt(member, value, path) : (member ?? inner);
  }
  if (key === undefined) return inner;
  const child =
    isRecord(value) || Array.isArray(value)
      ? (value as Record<PropertyKey, unknown>)[key]
      : undefined;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, child, rest);
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType, child, rest);
  const field =
    inner instanceof z.ZodObject ? (inner.shape[key as string] ?? inner.def.catchall) : undefined;
  return field ? schemaAt(field, child, rest) : undefined;
}

function gather(schema: z.core.$ZodType, value: unknown, at: JSONPath, leaves: Leaf[]): void {
  if (value === undefined) return;
  const inner = unwrap(schema);
  const fieldKind = fieldKindOf(inner);
  if (fieldKind) {
    leaves.push({ fieldKind, value, at });
    if (fieldKind.kind === "text" && fieldKind.links && typeof value === "string")
      leaves.push(
        ...linksIn(value).map((to) => ({ fieldKind: { kind: "target" } as const, value: to, at })),
      );
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      gather(inner.element, entry, [...at, index], leaves);
  } else if (inner instanceof z.ZodRecord && isRecord(value)) {
    for (const key in value) gather(inner.valueType, value[key], [...at, key], leaves);
  } else if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const key of Object.keys({ ...inner.shape, ...value })) {
      const field = inner.shape[key] ?? inner.def.catchall;
      if (field) gather(field, value[key], [...at, key], leaves);
    }
  } else if (inner instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const member = memberOf(inner, value);
    if (member) gather(member, value, at, leaves);
    // The section's kind is misspelled, but links to its anchor still count as right.
    else if ("anchor" in value)
      leaves.push({ fieldKind: { kind: "anchor" }, value: value.anchor, at: [...at, "anchor"] });
  }
}

/** Every value whose schema has a kind of field, with its place; without values that don't fit the schema. */
export function walk(schema: z.core.$ZodType, value: unknown, at: JSONPath = []): Leaf[] {
  const leaves: Leaf[] = [];
  gather(schema, value, at, leaves);
  return leaves;
}

/** The GraphQL types of the entries that content of a schema can refer to. */
export function referencesIn(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema);
  const fieldKind = fieldKinds.get(inner);
  if (fieldKind) return fieldKind.kind === "reference" ? [fieldKind.to] : [];
  if (inner instanceof z.ZodArray) return referencesIn(inner.element);
  if (inner instanceof z.ZodRecord) return referencesIn(inner.valueType as z.core.$ZodType);
  if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.flatMap(referencesIn);
  return inner instanceof z.ZodObject ? Object.values(inner.shape).flatMap(referencesIn) : [];
}
