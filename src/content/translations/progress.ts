import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { schemaAt } from "../../schema/schemaFields";
import { type Content, type FoundField, isPage, pathOfPage } from "../entries";
import { fieldName } from "../problems";
import type { About } from "./catalog";
import { translatedPages } from "./localize";
import { type State, stateOf, type Translated, type TranslationFile } from "./translate";

/* How far translations are, and what translators want to know. */

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The English name of a language: `Spanish`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;

/** How far a language is, in a line: its pages, and the texts on them that are in English or translate a former text. */
export function progressInWords(
  content: Content,
  { language, translated }: TranslationFile,
): string {
  const pages = content.entries.filter(isPage);
  const there = translatedPages(content, translated).length;
  const count = (state: State) => translated.filter((one) => stateOf(one) === state).length;
  const behind = count("behind");
  return `${languageName(language)}: ${there} of ${counted(pages.length, "page")}, ${counted(count("missing"), "text")} in English, ${behind} behind ${behind === 1 ? "its" : "their"} English`;
}

/** The texts of a file that aren't translated, or not as they are now. */
interface LackingFile {
  /** Below `data/`. */
  file: string;
  /** A page by its address, any other file by its name. */
  place: string;
  texts: { at: JSONPath; isBehind: boolean }[];
}

/** The files whose translation isn't done. */
export function lackingFiles(translated: readonly Translated[]): LackingFile[] {
  const files = new Map<string, LackingFile>();
  for (const message of translated) {
    const state = stateOf(message);
    if (state === "done") continue;
    const { entry, field } = message.found;
    const file = entry.contentFile.path;
    const place = isPage(entry) ? pathOfPage(entry) : `data/${file}`;
    const lacking: LackingFile = files.get(file) ?? { file, place, texts: [] };
    lacking.texts.push({ at: field.at, isBehind: state === "behind" });
    files.set(file, lacking);
  }
  return [...files.values()];
}

/** In fields: how many a line names. */
const most = 5;

/** The fields of each page and file that aren't translated, or not as they are now: a line each. */
export const missingLines = (translated: readonly Translated[]): string[] =>
  lackingFiles(translated).map(({ place, texts }) => {
    const fields = texts
      .slice(0, most)
      .map(({ at, isBehind }) => fieldName(at) + (isBehind ? " (behind)" : ""));
    const more = texts.length > most ? `, and ${texts.length - most} more` : "";
    return `  ${place}: ${fields.join(", ")}${more}`;
  });

/** What tools show to a translator about a text: what it is, where it stands, and how long it may be. */
export function aboutText({ entry, field, location }: FoundField): About {
  const { entity, value, at } = entry;
  const schema = schemaAt(entity.schema, value, field.at.slice(at.length));
  const { file, line } = location();
  return {
    description: schema && z.globalRegistry.get(schema)?.description,
    reference: `${file}:${line}`,
    maxLength: schema instanceof z.ZodString ? schema.maxLength : null,
  };
}
