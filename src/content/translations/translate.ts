import { basename } from "node:path";
import type { JSONPath } from "jsonc-parser";
import { checkFile } from "../checkContent";
import { type Content, contentOf, type Entry, type FoundLeaf } from "../entries";
import { byPlace, fieldName } from "../problems";
import { contentFiles, filesBelow } from "../rules/files";
import { readText } from "../source";
import { type Catalog, type Message, readCatalog } from "./catalog";

/** A text of the content with its translation. */
export interface Translated extends Message {
  /** The English text as it is now. */
  current: string;
  leaf: FoundLeaf;
}

/** How far a translation is: there for the current text, there for a former one, or not there. */
export type State = "done" | "behind" | "missing";

export const stateOf = ({ translation, fuzzy }: Message): State =>
  translation === "" ? "missing" : fuzzy ? "behind" : "done";

/** Reads the content of which each file is right by itself. */
export const readContent = (folder: string): Content =>
  contentOf(
    contentFiles(folder).flatMap((file) => checkFile(file, readText(folder, file)).entries),
  );

/** Whether a text has words of its own: a number or a price says the same in every language. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ""));

/** The name of a text for translators: its file and its field. */
export const contextOf = ({ entity, source: { file } }: Entry, at: JSONPath): string =>
  `data/${file} ${fieldName(entity.list ? [basename(file, ".json"), ...at] : at)}`;

const fileOf = (context: string) => context.split(" ")[0];

/**
 * Finds the translation of each text of the content: that of the same text at the same place; or else of the same text
 * elsewhere in the file, because entries move; or else that of the text that was at this place.
 */
export function translate(content: Content, messages: readonly Message[]): Translated[] {
  const texts = content
    .leavesOf("text")
    .filter(({ text }) => hasWords(text))
    .map((leaf) => ({ leaf, place: leaf.problem("") }))
    .sort((a, b) => byPlace(a.place, b.place))
    .map(({ leaf }) => ({
      context: contextOf(leaf.entry, leaf.leaf.at),
      current: leaf.text,
      leaf,
    }));
  const textIn = (context: string, text: string) => `${fileOf(context)} ${text}`;
  const isThere = new Set(texts.map(({ context, current }) => textIn(context, current)));
  const inFile = new Map(messages.map((one) => [textIn(one.context, one.text), one]));
  const atPlace = new Map(messages.map((one) => [one.context, one]));
  return texts.map((text) => {
    const { context, current } = text;
    const here = atPlace.get(context);
    if (here?.text === current) return { ...here, ...text };
    const moved = inFile.get(textIn(context, current));
    if (moved) return { ...moved, ...text };
    return here?.translation && !isThere.has(textIn(context, here.text))
      ? { ...here, ...text, fuzzy: true }
      : { ...text, text: current, translation: "", fuzzy: false };
  });
}

/** A translator's file, with the translation of each text of the content. */
export interface TranslationFile extends Catalog {
  /** Its path: `translations/es.po`. */
  name: string;
  language: string;
  text: string;
  translated: Translated[];
}

/** Reads the files of all translators. @throws when one isn't in the format of gettext */
export function readTranslations(content: Content): TranslationFile[] {
  return filesBelow("translations")
    .filter((file) => file.endsWith(".po"))
    .map((file) => {
      const name = `translations/${file}`;
      const text = readText(".", name);
      const catalog = readCatalog(name, text);
      const translated = translate(content, catalog.messages);
      return { ...catalog, name, language: basename(file, ".po"), text, translated };
    });
}
