import { z } from "zod";
import { schemaAt } from "../../schema/schemaFields";
import { type Content, type FoundField, pathOfPage } from "../entries";
import { fieldName, problemLocation } from "../problems";
import type { About } from "./catalog";
import { translatedPages } from "./localize";
import { stateOf, type Translated, type TranslationFile } from "./translate";

/* How far translations are, and what translators want to know. */

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How far a language is, in a line: its pages, and the texts on them that are in English or translate a former text. */
export function progressInWords(
  content: Content,
  { language, translated }: TranslationFile,
): string {
  const pages = content.entries.filter(({ entity }) => entity.pathPrefix !== undefined);
  const there = translatedPages(content, translated).length;
  const count = (state: string) => translated.filter((one) => stateOf(one) === state).length;
  return `${language}: ${there} of ${counted(pages.length, "page")}, ${counted(count("missing"), "text")} in English, ${count("behind")} behind`;
}

/** A page by its address, any other file by its name. */
const placeOf = ({ entry }: FoundField): string =>
  entry.entity.pathPrefix === undefined ? `data/${entry.contentFile.path}` : pathOfPage(entry);

/** In fields: how many a line names. */
const most = 5;

/** The fields of each page and file that aren't translated, or not as they are now: a line each. */
export function missingLines(translated: readonly Translated[]): string[] {
  const byPlace = new Map<string, string[]>();
  for (const message of translated) {
    const state = stateOf(message);
    if (state === "done") continue;
    const { found } = message;
    const field = fieldName(found.field.at) + (state === "behind" ? " (behind)" : "");
    byPlace.set(placeOf(found), [...(byPlace.get(placeOf(found)) ?? []), field]);
  }
  return [...byPlace].map(([place, fields]) => {
    const more = fields.length > most ? `, and ${fields.length - most} more` : "";
    return `  ${place}: ${fields.slice(0, most).join(", ")}${more}`;
  });
}

/** What tools show to a translator about a text: what it is, where it stands, and how long it may be. */
export function aboutText({ entry, field, problem }: FoundField): About {
  const { entity, value, at } = entry;
  const schema = schemaAt(entity.schema, value, field.at.slice(at.length));
  return {
    description: schema && z.globalRegistry.get(schema)?.description,
    reference: problemLocation(problem("")).replace(/:\d+$/, ""),
    maxLength: schema instanceof z.ZodString ? schema.maxLength : null,
  };
}
