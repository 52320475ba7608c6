import { z } from "zod";
import { type ContentField, isRecord, mapContent, schemaAt } from "../../schema/schemaFields";
import { localizedPath, ownLanguage, splitLanguage } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";
import { withTargets } from "../../shared/textLinks";
import { withParameter } from "../../shared/withParameter";
import {
  type Content,
  contentOf,
  type Entry,
  entryOf,
  type FoundField,
  isPage,
  pathOfPage,
} from "../entries";
import { furtherLanguages } from "../languages";
import { fileMeant, imageFileIn } from "../rules/imageFiles";
import { languagesIn, pathOf } from "./parts";
import { byEntry, type Translated } from "./translate";

/** Whether a field is the heading of a page. */
const isHeading = ({ entry, field }: FoundField): boolean =>
  isPage(entry) && ["title", "hero.title"].includes(pathOf(field.at));

/** The pages that are there in a language: those whose heading is translated. */
export function translatedPages(content: Content, translated: readonly Translated[]): Entry[] {
  const untitled = new Set(
    translated
      .filter(({ translation, found }) => !translation && isHeading(found))
      .map(({ found }) => found.entry),
  );
  return content.entries.filter((entry) => isPage(entry) && !untitled.has(entry));
}

/**
 * A service as it is in a language: with what it has of its own there; without it, its addresses tell it the language.
 * @param names the fields that it can have of its own, which are its addresses
 */
function localizedService(
  service: Record<string, unknown>,
  language: string,
  names: readonly string[],
): Record<string, unknown> {
  const { languageParameter: parameter, translations } = service;
  const own = Array.isArray(translations)
    ? translations.find((one) => one.language === language)
    : undefined;
  if (own) return { ...service, ...own };
  if (typeof parameter !== "string") return service;
  const addresses = names
    .filter((name) => name in service)
    .map((name) => [name, withParameter(`${service[name]}`, parameter, language)]);
  return { ...service, ...Object.fromEntries(addresses) };
}

/** Whether an entry is an old address below a language, which redirects in no other, as it is written. */
const isInOneLanguage = (entry: Entry, further: readonly string[]): boolean =>
  entry
    .fieldsOf("oldPath")
    .some(({ text }) => splitLanguage(text, further).language !== ownLanguage);

/**
 * The content in another language, as its files would say it: with its translations, links that lead to pages in the language,
 * and its own pictures. What has no translation is in English ({@link languagesIn}). Pages whose heading has none are left out,
 * and links to them lead to the English ones.
 * @param images the files in data/images, below `data/`
 */
export function localized(
  content: Content,
  translated: readonly Translated[],
  language: string,
  images: readonly string[],
): Content {
  const pages = new Set(translatedPages(content, translated));
  const there = new Set([...pages].map(pathOfPage));
  const ofEntry = byEntry(translated);
  const further = furtherLanguages(content);

  function localizedTarget(target: string): string {
    const { path = "", anchor } = parseTarget(target) ?? {};
    if (!there.has(path)) return target;
    return localizedPath(language, path) + (anchor ? `#${anchor}` : "");
  }

  function localizedImage(path: string, entry: Entry): string {
    const own = imageFileIn(language, fileMeant(entry, path));
    return images.includes(own) ? path.replace("/images/", `/images/${language}/`) : path;
  }

  function localizedEntry(entry: Entry): Entry {
    const { entity, contentFile, value, at } = entry;
    const messages = ofEntry.get(entry) ?? [];
    const words = new Map(
      messages.map(({ found, translation }) => [pathOf(found.field.at), translation]),
    );
    const missing = messages.filter(({ translation }) => !translation);
    const languageAt = languagesIn(
      entry,
      missing.map(({ found }) => found.field.at),
      language,
    );

    function localizedField(field: ContentField): unknown {
      const { value: written, role } = field;
      if (typeof written !== "string") return written;
      if (role === "target") return localizedTarget(written);
      if (role === "image") return localizedImage(written, entry);
      if (role === "path" || role === "oldPath" || role === "below")
        return localizedPath(language, written);
      if (role !== "text") return written;
      const own = languageAt(field.at) === language ? words.get(pathOf(field.at)) : undefined;
      return withTargets(own ?? written, localizedTarget);
    }

    const localizedPart = (schema: z.core.$ZodType, copy: unknown): unknown => {
      const translation = schemaAt(schema, copy, ["translations", 0]);
      return translation instanceof z.ZodObject && isRecord(copy)
        ? localizedService(copy, language, Object.keys(translation.shape))
        : copy;
    };

    const copy = mapContent(entity.schema, value, localizedField, localizedPart, at);
    return entryOf(contentFile, entity, copy, at, languageAt);
  }

  const entries = content.entries
    .filter((entry) => !isPage(entry) || pages.has(entry))
    .map((entry) => (isInOneLanguage(entry, further) ? entry : localizedEntry(entry)));
  return contentOf(entries);
}
