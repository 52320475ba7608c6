import { basename } from "node:path";
import type { JSONPath } from "jsonc-parser";
import leven from "leven";
import { readText } from "../contentFile";
import type { Content, Entry, FoundField } from "../entries";
import { filesBelow } from "../folder";
import { byLocation, fieldName, problemsIn, UnreadableFile, unreadableText } from "../problems";
import { readContent } from "../read";
import { type Catalog, type Message, readCatalog } from "./catalog";

/** A text of the content with its translation. */
export interface Translated extends Message {
  /** The English text as it is now. */
  english: string;
  /** Where it stands. */
  found: FoundField;
}

/** How far a translation is: there for the current text, there for a former one, or not there. */
export type State = "done" | "behind" | "missing";

/** How far a translation is. */
export const stateOf = ({ translation, fuzzy }: Message): State =>
  translation === "" ? "missing" : fuzzy ? "behind" : "done";

/** Texts with their translations by the entry that they stand in. */
export function byEntry(translated: readonly Translated[]): Map<Entry, Translated[]> {
  const texts = new Map<Entry, Translated[]>();
  for (const text of translated) {
    const others = texts.get(text.found.entry);
    if (others) others.push(text);
    else texts.set(text.found.entry, [text]);
  }
  return texts;
}

/** Whether a text has words of its own: a number or a price says the same in every language. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ""));

/** The name of a text for translators: its file and its field. */
export const contextOf = ({ entity, contentFile: { path } }: Entry, at: JSONPath): string =>
  `data/${path} ${fieldName(entity.storage === "list" ? [basename(path, ".json"), ...at] : at)}`;

/** The file in the name of a text. */
const fileOf = (context: string): string => `${context.split(" ")[0]}`;

/** A text of a file, wherever it stands in it. */
const textInFile = (context: string, english: string): string => `${fileOf(context)} ${english}`;

/**
 * Whether two texts are too different to be versions of one, such as when an entry above them was removed.
 * By edit distance, 98 % of 20,000 random pairs of our texts have less than 0.3 in common, and 89 % of 272 reworded ones more.
 */
const areUnrelated = (one: string, other: string): boolean =>
  leven(one, other) > 0.7 * Math.max(one.length, other.length);

/** A text of the content, by its name for translators. */
type Text = Pick<Translated, "context" | "english" | "found">;

/** The texts of the content, in the order of their files. */
const textsIn = (content: Content): Text[] =>
  content
    .fieldsOf("text")
    .filter(({ text }) => hasWords(text))
    .map((found) => ({ found, location: found.location() }))
    .sort((a, b) => byLocation(a.location, b.location))
    .map(({ found }) => ({
      context: contextOf(found.entry, found.field.at),
      english: found.text,
      found,
    }));

/** The messages of a translator's file, by what says to which text one belongs. */
interface Known {
  byContext: Map<string, Message>;
  /** By their files and texts. */
  byText: Map<string, Message>;
  /** By their texts, those of files that aren't there any more. */
  fromGoneFiles: Map<string, Message>;
  /** The texts of the content, with their files. */
  present: Set<string>;
}

function knownMessages(messages: readonly Message[], texts: readonly Text[]): Known {
  const files = new Set(texts.map(({ context }) => fileOf(context)));
  const gone = messages.filter(({ context }) => !files.has(fileOf(context)));
  return {
    byContext: new Map(messages.map((message) => [message.context, message])),
    byText: new Map(
      messages.map((message) => [textInFile(message.context, message.formerEnglish), message]),
    ),
    fromGoneFiles: new Map(gone.map((message) => [message.formerEnglish, message])),
    present: new Set(texts.map(({ context, english }) => textInFile(context, english))),
  };
}

function sameHere({ context, english }: Text, { byContext }: Known): Message | undefined {
  const here = byContext.get(context);
  return here?.formerEnglish === english ? here : undefined;
}

/** Entries move within a file, and files get new names. */
const moved = ({ context, english }: Text, { byText, fromGoneFiles }: Known): Message | undefined =>
  byText.get(textInFile(context, english)) ?? fromGoneFiles.get(english);

/** A changed text keeps the translation of the one that stood here, for its translator to look at. */
function reworded({ context, english }: Text, { byContext, present }: Known): Message | undefined {
  const here = byContext.get(context);
  if (!here?.translation || present.has(textInFile(context, here.formerEnglish))) return undefined;
  // In a list, another entry may have come to its place.
  if (/\[\d+\]/.test(context) && areUnrelated(english, here.formerEnglish)) return undefined;
  return { ...here, fuzzy: true };
}

const untranslated = ({ context, english }: Text): Message => ({
  context,
  formerEnglish: english,
  translation: "",
  fuzzy: false,
});

/** Finds the translation of each text of the content. */
export function translate(content: Content, messages: readonly Message[]): Translated[] {
  const texts = textsIn(content);
  const known = knownMessages(messages, texts);
  return texts.map((text) => ({
    ...(sameHere(text, known) ?? moved(text, known) ?? reworded(text, known) ?? untranslated(text)),
    ...text,
  }));
}

/** A translator's file, with the translation of each text of the content. */
export interface TranslationFile extends Catalog {
  /** Its path: `translations/es.po`. */
  name: string;
  language: string;
  text: string;
  translated: Translated[];
}

/** Reads a translator's file. @throws UnreadableFile when it isn't text in UTF-8, or isn't in the format of gettext */
export function readTranslationFile(name: string): Catalog & { text: string } {
  const text = readText(".", name);
  const unreadable = unreadableText(text);
  if (unreadable)
    throw new UnreadableFile(problemsIn(name, text)(unreadable.offset, unreadable.message));
  return { ...readCatalog(name, text), text };
}

/** Content with its translations. */
export interface TranslatedContent {
  content: Content;
  translations: TranslationFile[];
}

/** Reads a valid `data` folder and its translations. */
export function readTranslatedContent(folder: string): TranslatedContent {
  const content = readContent(folder);
  return { content, translations: readTranslations(content) };
}

/** The paths of translators' files in a folder: `translations/es.po`. */
export const catalogsIn = (folder: "translations" | "scenes"): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith(".po"))
    .map((file) => `${folder}/${file}`);

/** Reads a translator's file of the content. @throws UnreadableFile */
export function readTranslation(content: Content, name: string): TranslationFile {
  const catalog = readTranslationFile(name);
  const translated = translate(content, catalog.messages);
  return { ...catalog, name, language: basename(name, ".po"), translated };
}

/** Reads the files of all translators. @throws UnreadableFile */
export const readTranslations = (content: Content): TranslationFile[] =>
  catalogsIn("translations").map((name) => readTranslation(content, name));
