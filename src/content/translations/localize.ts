import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { fieldRoles } from "../../schema/fields";
import {
  type ContentField,
  isRecord,
  mapContent,
  unwrap,
  valueAt,
} from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownTypes";
import { localizedPath } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";
import { withTargets } from "../../shared/textLinks";
import { type Content, contentOf, type Entry, entryOf, pathOfPage } from "../entries";
import { fileMeant, imageFileIn } from "../rules/imageFiles";
import type { Translated } from "./translate";

/** The path of a field as a key. */
export const pathOf = (at: JSONPath): string => at.join(".");

/** What every page shows. */
const onEveryPage = ["SiteSettings", "Navigation", "InterfaceText", "DebateWords", "Integrations"];

const isPage = ({ entity }: Entry): boolean => entity.pathPrefix !== undefined;

/** The entries that an entry names. */
const namedBy = (entry: Entry, content: Content): Entry[] =>
  entry.fieldsOf("reference").flatMap(({ field, text }) => {
    const others = field.role === "reference" ? content.ofType(field.to) : [];
    return others.filter(({ value }) => valueAt(value, ["slug"]) === text);
  });

/** The entries whose texts a page shows: its own, those that it names or lists, and theirs. */
function entriesOn(page: Entry, content: Content): Set<Entry> {
  const shown = new Set([page, ...onEveryPage.flatMap(content.ofType)]);
  // A set also goes through what is added meanwhile.
  for (const entry of shown) {
    // Of another page, it shows only the name.
    if (entry !== page && isPage(entry)) continue;
    for (const type of entriesShownBy(entry.value)) content.ofType(type).forEach(shown.add, shown);
    namedBy(entry, content).forEach(shown.add, shown);
  }
  return shown;
}

/** The pages that are there in a language: those that show no text without a translation, and name no page that isn't there. */
export function readyPages(content: Content, translated: readonly Translated[]): Entry[] {
  const untranslated = new Set(
    translated.filter(({ translation }) => !translation).map(({ found }) => found.entry),
  );
  const isTranslated = (page: Entry) =>
    untranslated.size === 0 ||
    [...entriesOn(page, content)].every((entry) => !untranslated.has(entry));
  let ready = content.entries.filter((entry) => isPage(entry) && isTranslated(entry));
  // A page that goes can take one with it that names it.
  for (let before = -1; before !== ready.length; ) {
    before = ready.length;
    const isThere = new Set(ready);
    ready = ready.filter((page) =>
      namedBy(page, content).every((other) => !isPage(other) || isThere.has(other)),
    );
  }
  return ready;
}

/**
 * The content in another language, as its files would say it: with its translations, links that lead to pages in the language,
 * and its own pictures. Pages that aren't ready are left out, and links to them say that they are in English.
 * @param images the files in data/images, below `data/`
 */
export function localized(
  content: Content,
  translated: readonly Translated[],
  language: string,
  images: readonly string[],
): Content {
  const ready = new Set(readyPages(content, translated));
  const there = new Set([...ready].map(pathOfPage));
  const inEnglish = new Set(
    content.entries.filter((entry) => isPage(entry) && !ready.has(entry)).map(pathOfPage),
  );
  const markOf = translated.find(({ context }) => context.endsWith("site.json inEnglish"));
  const mark = ` ${markOf?.translation}`;

  const words = new Map<Entry, Map<string, string>>();
  for (const { found, translation } of translated) {
    const ofEntry = words.get(found.entry) ?? new Map<string, string>();
    words.set(found.entry, ofEntry.set(pathOf(found.field.at), translation));
  }

  /** A text in the language; without a translation in English, which no page of the language shows. */
  const wordsAt = (entry: Entry, at: JSONPath, english: string): string =>
    words.get(entry)?.get(pathOf(at)) || english;

  const isInEnglish = (target: unknown): boolean =>
    typeof target === "string" && inEnglish.has(parseTarget(target)?.path ?? "");

  function localizedTarget(target: string): string {
    const { path = "", anchor } = parseTarget(target) ?? {};
    if (!there.has(path)) return target;
    return localizedPath(language, path) + (anchor ? `#${anchor}` : "");
  }

  const localizedText = (text: string): string =>
    withTargets(text, localizedTarget, (target) => (isInEnglish(target) ? mark : ""));

  function localizedImage(path: string, entry: Entry): string {
    const own = imageFileIn(language, fileMeant(entry, path));
    return images.includes(own) ? path.replace("/images/", `/images/${language}/`) : path;
  }

  function localizedField({ value, at, role }: ContentField, entry: Entry): unknown {
    if (typeof value !== "string") return value;
    if (role === "text") return localizedText(wordsAt(entry, at, value));
    if (role === "target") return localizedTarget(value);
    if (role === "image") return localizedImage(value, entry);
    return role === "path" || role === "below" ? localizedPath(language, value) : value;
  }

  /** The label of a link says that its page is in English. */
  function withMark(schema: z.core.$ZodType, copy: unknown): unknown {
    if (!(schema instanceof z.ZodObject) || !isRecord(copy) || !copy.label) return copy;
    const leads = Object.entries(schema.shape).some(
      ([name, field]) =>
        fieldRoles.get(unwrap(field))?.role === "target" && isInEnglish(copy[name]),
    );
    return leads ? { ...copy, label: copy.label + mark } : copy;
  }

  const entries = content.entries
    // An old address redirects in each language; see node/routes/redirects.ts.
    .filter((entry) => (isPage(entry) ? ready.has(entry) : entry.entity.type !== "Redirect"))
    .map((entry) => {
      const { entity, contentFile, value, at } = entry;
      const change = (field: ContentField) => localizedField(field, entry);
      return entryOf(
        contentFile,
        entity,
        mapContent(entity.schema, value, change, withMark, at),
        at,
      );
    });
  return contentOf(entries);
}
