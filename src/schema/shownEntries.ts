import type { z } from "zod";
import { hero } from "../heroes/schemas";
import { section } from "../sections/schemas";
import { entities } from "./entities";
import { memberOf, referencesIn, valueAt } from "./schemaFields";
import { shownEntries } from "./shapes";

const shownBy = (kind?: z.core.$ZodType) =>
  kind ? Object.values(shownEntries.get(kind) ?? {}) : [];

export const hasEntries = (type: string) =>
  entities.some((entity) => entity.type === type && (entity.list || entity.files.includes("*")));

/** The types of which a page shows every entry. */
export function entriesShownBy(page: unknown) {
  const sections = valueAt(page, ["sections"]);
  return [
    memberOf(hero, valueAt(page, ["hero"])),
    ...(Array.isArray(sections) ? sections.map((one) => memberOf(section, one)) : []),
  ]
    .flatMap(shownBy)
    .filter(hasEntries);
}

/** The types whose entries pages can show or refer to. */
export const shownTypes = new Set([
  ...[...section.options, ...hero.options].flatMap(shownBy).filter(hasEntries),
  ...entities.flatMap(({ schema }) => referencesIn(schema)),
]);
