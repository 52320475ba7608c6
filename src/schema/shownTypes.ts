import type { z } from "zod";
import { hero } from "../heroes/schemas";
import { section } from "../sections/schemas";
import { entities } from "./entities";
import { isRecord, referencesIn, schemaOf, valueAt } from "./schemaFields";
import { type Shown, shownEntries } from "./shownEntries";

/** Whether an entity of a type has several entries. */
export const hasEntries = (type: string): boolean =>
  entities.some((entity) => entity.type === type && entity.storage !== "file");

/** The lists that a kind can show. */
const shownBy = (kind: z.core.$ZodType): Shown[] =>
  Object.values(shownEntries.get(kind) ?? {}).filter(({ type }) => hasEntries(type));

/** The types of which a section or a first screen shows every entry. */
const typesShownBy = (schema: z.core.$ZodType, value: unknown): string[] =>
  shownBy(schemaOf(schema, value))
    .filter(({ when }) => isRecord(value) && (!when || when(value)))
    .map(({ type }) => type);

/** The types of which a page shows every entry. */
export function entriesShownBy(page: unknown): string[] {
  const sections = valueAt(page, ["sections"]);
  return [
    ...typesShownBy(hero, valueAt(page, ["hero"])),
    ...(Array.isArray(sections) ? sections.flatMap((one) => typesShownBy(section, one)) : []),
  ];
}

/** The types of entries that content can refer to. */
export const referredTypes = entities.flatMap(({ schema }) => referencesIn(schema));

/** The types whose entries pages can show or refer to. */
export const shownTypes = new Set([
  ...[...section.options, ...hero.options].flatMap(shownBy).map(({ type }) => type),
  ...referredTypes,
]);
