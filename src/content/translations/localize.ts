import { z } from "zod";
import { type ContentField, isRecord, mapContent } from "../../schema/schemaFields";
import { localizedPath } from "../../shared/languages";
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
      if (role === "path" || role === "below") return localizedPath(language, written);
      if (role !== "text") return written;
      const own = languageAt(field.at) === language ? words.get(pathOf(field.at)) : undefined;
      return withTargets(own ?? written, localizedTarget);
    }

    /** What a service has of its own in the language; without it, its addresses tell it the language. */
    function forLanguage(copy: Record<string, unknown>): Record<string, unknown> {
      const { languageParameter: parameter, translations } = copy;
      const own = Array.isArray(translations)
        ? translations.find((one) => one.language === language)
        : undefined;
      if (own) return { ...copy, ...own };
      if (typeof parameter !== "string") return copy;
      const tell = ([name, url]: [string, unknown]): [string, unknown] =>
        /^(url|iframe|watchUrl)$/.test(name)
          ? [name, withParameter(`${url}`, parameter, language)]
          : [name, url];
      return Object.fromEntries(Object.entries(copy).map(tell));
    }

    const localizedPart = (schema: z.core.$ZodType, copy: unknown): unknown =>
      schema instanceof z.ZodObject && "translations" in schema.shape && isRecord(copy)
        ? forLanguage(copy)
        : copy;

    const copy = mapContent(entity.schema, value, localizedField, localizedPart, at);
    return entryOf(contentFile, entity, copy, at, languageAt);
  }

  const entries = content.entries
    // An old address redirects in each language; see node/routes/redirects.ts.
    .filter((entry) => (isPage(entry) ? pages.has(entry) : entry.entity.type !== "Redirect"))
    .map(localizedEntry);
  return contentOf(entries);
}
