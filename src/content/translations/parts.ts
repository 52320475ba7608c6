import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { fieldRoles } from "../../schema/fields";
import { schemaAt, typeName, unwrap } from "../../schema/schemaFields";
import { ownLanguage } from "../../shared/languages";
import type { Entry } from "../entries";

/*
 * A text without a translation is in the language of the content, and with it the smallest part that holds it: nobody has to
 * read half a card in each of two languages.
 */

/** Objects whose texts have nothing to do with each other, so that each is a part by itself. */
const collections = new Set<string | undefined>(["SiteSettings", "InterfaceText", "GuideBody"]);

/** Whether a value has a text role, or is a list of such values. */
export const isText = (schema: z.core.$ZodType): boolean => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray
    ? isText(inner.element)
    : fieldRoles.get(inner)?.role === "text";
};

/** Whether an object has words of its own, which are in one language. */
export const hasLanguage = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject &&
  !collections.has(typeName(schema)) &&
  Object.values(schema.shape).some(isText);

/** The path of a field as a key. */
export const pathOf = (at: JSONPath): string => at.join(".");

/** Returns the innermost object that holds a field, or the field itself if it is a part. */
function partOf({ entity, value, at: start }: Entry, at: JSONPath): JSONPath {
  for (let end = at.length; end >= start.length; end -= 1) {
    const part = at.slice(0, end);
    const schema = schemaAt(entity.schema, value, part.slice(start.length));
    if (schema instanceof z.ZodObject) return collections.has(typeName(schema)) ? at : part;
  }
  return at;
}

/** Whether the parts inside a part go with it: those of a card do, those of a section, a first screen or a file don't. */
function isWhole({ entity, value, at: start }: Entry, part: JSONPath): boolean {
  const schema = schemaAt(entity.schema, value, part.slice(start.length));
  return part.length > 0 && schema instanceof z.ZodObject && !("kind" in schema.shape);
}

/**
 * Finds in which language each field of an entry is, and each object in it.
 * @param missing where its texts without a translation stand
 * @returns a function that answers it by where the field or object stands
 */
export function languagesIn(
  entry: Entry,
  missing: readonly JSONPath[],
  language: string,
): Entry["languageAt"] {
  const untranslated = new Set(missing.map((at) => pathOf(partOf(entry, at))));
  return (at) => {
    if (untranslated.size === 0) return language;
    const part = partOf(entry, at);
    const isIn = (end: number) => untranslated.has(pathOf(part.slice(0, end)));
    if (isIn(part.length)) return ownLanguage;
    for (let end = part.length - 1; end >= entry.at.length; end -= 1)
      if (isIn(end) && isWhole(entry, part.slice(0, end))) return ownLanguage;
    return language;
  };
}
