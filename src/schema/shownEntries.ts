import type { z } from "zod";
import { hero } from "../heroes/schemas";
import { section } from "../sections/schemas";
import { entities } from "./entities";
import { referencesIn, schemaOf, valueAt } from "./schemaFields";
import { shownEntries } from "./shapes";

export const hasEntries = (type: string) =>
  entities.some((entity) => entity.type === type && (entity.list || entity.isFolder));

const shownBy = (kind: z.core.$ZodType) =>
  Object.values(shownEntries.get(kind) ?? {}).filter(hasEntries);

/** The types of which a page shows every entry. */
export function entriesShownBy(page: unknown) {
  const sections = valueAt(page, ["sections"]);
  return [
    schemaOf(hero, valueAt(page, ["hero"])),
    ...(Array.isArray(sections) ? sections.map((one) => schemaOf(section, one)) : []),
  ].flatMap(shownBy);
}

/** The types of entries that content can refer to. */
export const referredTypes = entities.flatMap(({ schema }) => referencesIn(schema));

/** The types whose entries pages can show or refer to. */
export const shownTypes = new Set([
  ...[...section.options, ...hero.options].flatMap(shownBy),
  ...referredTypes,
]);
