import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { type Meaning, meanings } from "./fields";

/** A value with its place and meaning. */
export interface Leaf {
  meaning: Meaning;
  value: unknown;
  at: JSONPath;
}

const knownMeanings = new WeakMap<z.core.$ZodType, Meaning | undefined>();

/** What a shape means. Kept, because the registry puts it together anew from all that the shape was made from. */
function meaningOf(shape: z.core.$ZodType): Meaning | undefined {
  if (!knownMeanings.has(shape)) knownMeanings.set(shape, meanings.get(shape));
  return knownMeanings.get(shape);
}

/** The shape below optional and default wrappers. */
export function unwrap(shape: z.core.$ZodType): z.core.$ZodType {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodNullable
    ? unwrap(shape.def.innerType)
    : shape;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const discriminatorOf = (union: z.ZodDiscriminatedUnion, option: z.core.$ZodType): string[] => {
  const field = option instanceof z.ZodObject ? unwrap(option.shape[union.def.discriminator]) : undefined;
  return field instanceof z.ZodLiteral ? [...field.values].map(String) : [];
};

/** The values that choose between the members of a union, in order. */
export const kindsOf = (union: z.ZodDiscriminatedUnion): string[] => union.options.flatMap((option) => discriminatorOf(union, option));

/** The member of a union that a value belongs to, by its own word. */
export const memberOf = (union: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined =>
  isRecord(value)
    ? union.options.find((option) => discriminatorOf(union, option).some((kind) => kind === value[union.def.discriminator]))
    : undefined;

/** The shape of the field at a path, following unions by what the value says it is. */
export function shapeAt(shape: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const inner = unwrap(shape);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const member = memberOf(inner, value);
    return member && key !== undefined ? shapeAt(member, value, path) : (member ?? inner);
  }
  if (key === undefined) return inner;
  const child = isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  if (inner instanceof z.ZodArray) return shapeAt(inner.element, child, rest);
  const field = inner instanceof z.ZodObject ? inner.shape[key as string] : undefined;
  return field ? shapeAt(field, child, rest) : undefined;
}

function gather(shape: z.core.$ZodType, value: unknown, at: JSONPath, leaves: Leaf[]): void {
  if (value === undefined) return;
  const inner = unwrap(shape);
  const meaning = meaningOf(inner);
  if (meaning) {
    leaves.push({ meaning, value, at });
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) gather(inner.element, entry, [...at, index], leaves);
  } else if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const key in inner.shape) gather(inner.shape[key], value[key], [...at, key], leaves);
  } else if (inner instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const member = memberOf(inner, value);
    if (member) gather(member, value, at, leaves);
    // Its kind is misspelt, but links to it are not dead for that.
    else if ("anchor" in value) leaves.push({ meaning: { kind: "anchor" }, value: value.anchor, at: [...at, "anchor"] });
  }
}

/**
 * Every value that has a meaning, with its place.
 * Values that do not fit the shape are passed over: the shape's own check tells of them.
 */
export function walk(shape: z.core.$ZodType, value: unknown, at: JSONPath = []): Leaf[] {
  const leaves: Leaf[] = [];
  gather(shape, value, at, leaves);
  return leaves;
}

/** Every meaning that a value of this shape may have within it. */
export function meaningsWithin(shape: z.core.$ZodType): Meaning[] {
  const inner = unwrap(shape);
  const meaning = meanings.get(inner);
  if (meaning) return [meaning];
  if (inner instanceof z.ZodArray) return meaningsWithin(inner.element);
  if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.flatMap(meaningsWithin);
  return inner instanceof z.ZodObject ? Object.values(inner.shape).flatMap((field) => meaningsWithin(field)) : [];
}

/** The types of the entries that content of a shape can refer to. */
export const referencesIn = (shape: z.core.$ZodType): string[] =>
  meaningsWithin(shape).flatMap((meaning) => (meaning.kind === "reference" ? [meaning.to] : []));
