import { isRecord, valueAt } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";
import { addressIn } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";
import { withTargets } from "../../shared/textLinks";
import type { Content, Entry } from "../entries";
import { fileMeant } from "../rules/imageFiles";
import type { Translated } from "./translate";
import { pathOf, type Texts, type TranslatedFile, translatedFile } from "./translatedFile";

/** What every page shows. */
const onEveryPage = ["SiteSettings", "Navigation", "InterfaceText", "DebateWords", "Integrations"];

/** The entries whose texts a page shows: its own, those that it names or lists, and theirs. */
function entriesOn(page: Entry, content: Content): Set<Entry> {
  const shown = new Set([page, ...onEveryPage.flatMap(content.ofType)]);
  // A set also goes through what is added meanwhile.
  for (const entry of shown) {
    // Of another page, it shows only the name.
    if (entry !== page && entry.entity.address !== undefined) continue;
    for (const type of entriesShownBy(entry.value)) content.ofType(type).forEach(shown.add, shown);
    for (const { leaf, text } of entry.leavesOf("reference"))
      if (leaf.means === "reference")
        for (const other of content.ofType(leaf.to))
          if (valueAt(other.value, ["slug"]) === text) shown.add(other);
  }
  return shown;
}

/** Names the language in every part of a value, so that each part can be answered in it. Parts by name are a list. */
function markLanguage(value: unknown, language: string): void {
  if (typeof value !== "object" || value === null) return;
  const parts = Object.values(value);
  for (const part of parts) markLanguage(part, language);
  if (isRecord(value) && !parts.every(isRecord)) value.language = language;
}

/**
 * Makes the content in a language: each file with its translations, links that lead to pages in it, and its own pictures.
 * Pages without all of their translations are left out; links to them say that they are in English.
 */
export function translatedContent(
  content: Content,
  translated: readonly Translated[],
  language: string,
  pictures: readonly string[],
): Map<string, TranslatedFile> {
  const untranslated = new Set(
    translated.filter(({ translation }) => !translation).map(({ leaf }) => leaf.entry),
  );
  const isPage = ({ entity }: Entry) => entity.address !== undefined;
  const isReady = (page: Entry) =>
    [...entriesOn(page, content)].every((entry) => !untranslated.has(entry));
  const left = new Set(content.entries.filter((entry) => isPage(entry) && !isReady(entry)));
  const pathsOf = (entries: Entry[]) =>
    new Set(entries.filter(isPage).map(({ value }) => valueAt(value, ["path"])));
  const english = pathsOf(content.entries);
  const pages = pathsOf(content.entries.filter((entry) => !left.has(entry)));
  const inEnglish = translated.find(({ context }) => context.endsWith("site.json inEnglish"));
  const mark = ` ${inEnglish?.translation}`;
  const localized = (target: string) => {
    const { path = "", anchor } = parseTarget(target) ?? {};
    if (!pages.has(path)) return target;
    return addressIn(language, path) + (anchor ? `#${anchor}` : "");
  };
  const isEnglish = (target: string) => {
    const path = parseTarget(target)?.path;
    return english.has(path) && !pages.has(path);
  };

  const texts = new Map(content.entries.map(({ source }) => [source.file, new Map() as Texts]));
  const textsOf = ({ source }: Entry) => texts.get(source.file) ?? new Map();
  for (const { leaf, translation, current } of translated) {
    const text = withTargets(translation || current, localized, (target) =>
      isEnglish(target) ? mark : "",
    );
    textsOf(leaf.entry).set(pathOf(leaf.leaf.at), text);
  }
  for (const { entry, leaf, text } of content.leavesOf("target")) {
    // A link inside a text is done.
    if (valueAt(entry.source.value, leaf.at) !== text) continue;
    textsOf(entry).set(pathOf(leaf.at), localized(text));
    const label = pathOf([...leaf.at.slice(0, -1), "label"]);
    const words = textsOf(entry).get(label);
    if (words && isEnglish(text)) textsOf(entry).set(label, words + mark);
  }
  for (const { entry, leaf, text } of content.leavesOf("image")) {
    const own = text.replace("/images/", `/images/${language}/`);
    if (pictures.includes(fileMeant(entry, own))) textsOf(entry).set(pathOf(leaf.at), own);
  }
  for (const { entry, leaf, text } of [...content.leavesOf("path"), ...content.leavesOf("below")])
    textsOf(entry).set(pathOf(leaf.at), addressIn(language, text));

  const files = new Map<string, TranslatedFile>();
  for (const entry of content.entries) {
    const { file } = entry.source;
    if (left.has(entry) || files.has(file) || file === "redirects.json") continue;
    const translation = translatedFile(entry.source, textsOf(entry));
    markLanguage(translation.value, language);
    files.set(file, translation);
  }
  return files;
}
