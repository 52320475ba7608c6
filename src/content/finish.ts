import { posix } from "node:path";
import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { isNegotiated } from "../schema/fields";
import { type ContentField, mapContent, typeName, valueAt } from "../schema/schemaFields";
import { shownEntries } from "../schema/shownEntries";
import { hasEntries } from "../schema/shownTypes";
import { ownLanguage } from "../shared/languages";
import { linksIn, withoutLinks } from "../shared/textLinks";
import { fillPlaceholders } from "../shared/tokens";
import type { DerivedField } from "./derived/field";
import { derivedFields } from "./derived/objects";
import { fieldsOfEntity } from "./derived/pages";
import { type Edition, editionOf, pagesIn, type Surroundings } from "./edition";
import { type Content, type Entry, pathOfPage } from "./entries";
import { languageCodes } from "./languages";
import { finishedText } from "./mdx/finishedText";
import { fileMeant } from "./rules/imageFiles";
import { tokensOf } from "./tokens";
import { localized } from "./translations/localize";
import { hasLanguage } from "./translations/parts";
import type { TranslationFile } from "./translations/translate";

/** What content is finished from. */
interface FinishInput extends Surroundings {
  content: Content;
  /** The translations of its texts, a file a language. */
  translations: readonly TranslationFile[];
  /** The files in data/images, below `data/`. */
  images: readonly string[];
}

/** A file of the content in its final form in a language. */
export interface FinishedFile {
  /** Its path: a folder a language, and in it the names of `data/`. */
  file: string;
  /** The entry that it holds, or a list of them. */
  value: unknown;
  /** Only of a guide: its text. The entry has the path to it. */
  mdx?: string;
}

const finishedPath = ({ contentFile }: Entry, { language }: Edition): string =>
  `${language}/${contentFile.path}`;

/** The entries of a type; of pages, those that aren't there in the language as they were written. */
function allOfType(type: string, { ofType, allPages }: Edition): Entry[] {
  const pages = [...allPages.values()].filter(({ entity }) => entity.type === type);
  return pages.length > 0 ? pages : ofType(type);
}

/** Every entry of a type: scenarios by their numbers, others in the order of their file. */
function everyEntry(type: string, edition: Edition): Entry[] {
  const entries = allOfType(type, edition);
  if (type !== "ScenarioPage") return entries;
  const numberOf = ({ value }: Entry) => Number(valueAt(value, ["number"]));
  return [...entries].sort((a, b) => numberOf(a) - numberOf(b));
}

const guidesFor = (audience: unknown, edition: Edition): string[] =>
  allOfType("Guide", edition)
    .filter(({ value }) => valueAt(value, ["audience"]) === audience)
    .sort((a, b) =>
      `${valueAt(a.value, ["title"])}`.localeCompare(`${valueAt(b.value, ["title"])}`),
    )
    .map(edition.keyOf);

/** The key of the entry that a reference names. @throws when there is none, which the check refuses */
function keyNamed(type: string, slug: unknown, edition: Edition): string {
  const entry = allOfType(type, edition).find(({ value }) => valueAt(value, ["slug"]) === slug);
  if (!entry) throw new Error(`No ${type} has the slug ${slug}.`);
  return edition.keyOf(entry);
}

/** The final form of a field that has a role. */
function finishedField(field: ContentField, entry: Entry, edition: Edition): unknown {
  const { value } = field;
  switch (field.role) {
    case "text":
      return edition.fill(`${value}`, entry, field.at);
    case "target":
      return edition.target(`${value}`);
    case "price":
      return isNegotiated(value) ? null : Number(value);
    case "reference":
      return keyNamed(field.to, value, edition);
    case "guides":
      return guidesFor(value, edition);
    case "below":
      return [...edition.allPages]
        .filter(([path]) => path.startsWith(`${value}`))
        .map(([, page]) => pathOfPage(page));
    case "image":
      return posix.relative(
        posix.dirname(finishedPath(entry, edition)),
        fileMeant(entry, `${value}`),
      );
    default:
      return value;
  }
}

/** The values of a row of the comparison in the order of the plans: the words of each, and where its link leads. */
const planValues = (words: Record<string, string>, { ofType, keyOf, target }: Edition) =>
  ofType("Plan").map((plan) => {
    const cell = words[`${valueAt(plan.value, ["slug"])}`] ?? "";
    const [to] = linksIn(cell);
    return { plan: keyOf(plan), value: withoutLinks(cell), to: to && target(to) };
  });

type Fields = Record<string, unknown>;

/** An object with the fields that are worked out of it. */
function withDerived(
  own: Fields,
  fields: Record<string, DerivedField>,
  entry: Entry,
  edition: Edition,
): Fields {
  const derived = Object.entries(fields).flatMap(([name, { value }]) =>
    value ? [[name, value(own, edition, entry)]] : [],
  );
  return { ...own, ...Object.fromEntries(derived) };
}

/** The keys of the entries that a section or hero shows whole, by the fields for them. */
function shownKeys(schema: z.ZodObject, own: Fields, edition: Edition): Fields {
  const shown = Object.entries(shownEntries.get(schema) ?? {}).map(([name, { type, when }]) => {
    if (!hasEntries(type)) return [name, edition.language];
    const isShown = !when || when(own);
    return [name, isShown ? everyEntry(type, edition).map(edition.keyOf) : []];
  });
  return Object.fromEntries(shown);
}

/** Adds what is worked out to a part whose own parts are finished. */
function finishedPart(
  schema: z.core.$ZodType,
  part: unknown,
  at: JSONPath,
  entry: Entry,
  edition: Edition,
): unknown {
  // The only records are values by plan.
  if (schema instanceof z.ZodRecord) return planValues(part as Record<string, string>, edition);
  if (!(schema instanceof z.ZodObject)) return part;
  const own = {
    ...(part as Fields),
    ...shownKeys(schema, part as Fields, edition),
    ...(hasLanguage(schema) && { lang: edition.otherLanguage(entry, at) }),
  };
  return withDerived(own, derivedFields[`${typeName(schema)}`] ?? {}, entry, edition);
}

/** Finishes an entry. */
function finishedValue(entry: Entry, edition: Edition): Fields {
  const own = mapContent(
    entry.entity.schema,
    entry.value,
    (field) => finishedField(field, entry, edition),
    (schema, part, at) => finishedPart(schema, part, at, entry, edition),
    entry.at,
  );
  return withDerived(own as Fields, fieldsOfEntity(entry.entity), entry, edition);
}

/** Finishes the entries of a file. */
function finishedFile(entries: Entry[], edition: Edition): FinishedFile[] {
  const [first] = entries;
  if (!first) return [];
  const file = finishedPath(first, edition);
  if (first.entity.storage === "list")
    return [{ file, value: entries.map((entry) => finishedValue(entry, edition)) }];
  const value = finishedValue(first, edition);
  const mdx = finishedText(first, edition);
  if (mdx === undefined) return [{ file, value }];
  const text = `./${posix.basename(file)}`;
  return [{ file: file.replace(/\.mdx$/, ".json"), value: { ...value, text }, mdx }];
}

/** The labels of all pages, by their addresses. */
function pageLabels(content: Content, original: Content): Map<string, string> {
  const tokens = tokensOf(content, original);
  return new Map(
    pagesIn(content).map((page) => [
      pathOfPage(page),
      fillPlaceholders(`${valueAt(page.value, ["label"])}`, tokens),
    ]),
  );
}

/** Gives each entry of valid content its final form in each language that it is translated into. */
export function finish({
  content,
  translations,
  images,
  ...surroundings
}: FinishInput): FinishedFile[] {
  const contents = new Map([[ownLanguage, content]]);
  for (const language of languageCodes(content)) {
    const file = translations.find((one) => one.language === language);
    if (file) contents.set(language, localized(content, file.translated, language, images));
  }
  const labelsIn = new Map(
    [...contents].map(([language, own]) => [language, pageLabels(own, content)]),
  );
  return [...contents].flatMap(([language, own]) => {
    const edition = editionOf(own, language, content, labelsIn, surroundings);
    const files = new Set(own.entries.map(({ contentFile }) => contentFile.path));
    return [...files].flatMap((file) =>
      finishedFile(
        own.entries.filter(({ contentFile }) => contentFile.path === file),
        edition,
      ),
    );
  });
}
