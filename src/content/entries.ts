import type { JSONPath } from "jsonc-parser";
import type { Entity } from "../schema/entities";
import { type ContentField, fieldsIn, valueAt } from "../schema/schemaFields";
import { entriesShownBy } from "../schema/shownTypes";
import { ownLanguage } from "../shared/languages";
import type { ContentFile } from "./contentFile";
import type { Location, Problem } from "./problems";

/** An entry of the content: the whole of a file, or one of the list that it holds. */
export interface Entry {
  entity: Entity;
  contentFile: ContentFile;
  value: unknown;
  /** Where it stands in its file. */
  at: (string | number)[];
  /** Returns the language of the words in a field: without a translation, that in which the content is written. */
  languageAt(at: JSONPath): string;
  /** The fields in it that have a role, and a text as their value. */
  fieldsOf<Of extends Role>(role: Of): FoundField<Of>[];
}

type Role = ContentField["role"];

/** A field that has a role, and a text as its value; and the entry that contains it. */
export interface FoundField<Of extends Role = Role> {
  entry: Entry;
  field: ContentField & { role: Of };
  text: string;
  /** Whether it is a field of the entry itself, not of a part inside it. */
  isOwn: boolean;
  location(): Location;
  problem(message: string): Problem;
}

/** Entries, searchable. */
export interface Content {
  entries: Entry[];
  ofType(type: string): Entry[];
  fieldsOf: Entry["fieldsOf"];
}

/**
 * Makes an entry of a file.
 * @param at where it stands in the file
 * @param languageAt the language of its fields, if not all are in that of the content
 */
export function entryOf(
  contentFile: ContentFile,
  entity: Entity,
  value: unknown,
  at: Entry["at"] = [],
  languageAt: Entry["languageAt"] = () => ownLanguage,
): Entry {
  let found: FoundField[] | undefined;
  const entry: Entry = { entity, contentFile, value, at, languageAt, fieldsOf };

  function fieldsOf<Of extends Role>(role: Of): FoundField<Of>[] {
    // At the first question, because a file is read more often than its fields are asked for.
    found ??= fieldsIn(entity.schema, value, at).flatMap((field) =>
      typeof field.value === "string"
        ? {
            entry,
            field,
            text: field.value,
            isOwn: field.at.length === at.length + 1,
            location: () => contentFile.problemAt(field.at, ""),
            problem: (message: string) => contentFile.problemAt(field.at, message),
          }
        : [],
    );
    return found.filter((one): one is FoundField<Of> => one.field.role === role);
  }

  return entry;
}

/** The entries of a file. */
export function entriesOf(contentFile: ContentFile, entity: Entity): Entry[] {
  if (entity.storage !== "list") return [entryOf(contentFile, entity, contentFile.value)];
  return Array.isArray(contentFile.value)
    ? contentFile.value.map((value, index) => entryOf(contentFile, entity, value, [index]))
    : [];
}

/** Makes entries searchable by their type, and by the roles of their fields. */
export function contentOf(entries: Entry[]): Content {
  const byType = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { type } = entry.entity;
    const others = byType.get(type);
    if (others) others.push(entry);
    else byType.set(type, [entry]);
  }
  return {
    entries,
    ofType: (type) => byType.get(type) ?? [],
    fieldsOf: (role) => entries.flatMap((entry) => entry.fieldsOf(role)),
  };
}

/** Whether an entry is a page. */
export const isPage = ({ entity }: Entry): boolean => entity.pathPrefix !== undefined;

/** The address of a page. */
export const pathOfPage = ({ value }: Entry): string => `${valueAt(value, ["path"])}`;

/** Whether a page shows the questions of faq.json. */
const showsFaq = ({ value }: Entry): boolean => entriesShownBy(value).includes("FaqItem");

/** The anchors on a page: its sections and its questions. */
export const anchorsOn = (page: Entry, content: Content): FoundField[] => [
  ...page.fieldsOf("anchor"),
  ...page.fieldsOf("questionAnchor"),
  ...(showsFaq(page)
    ? content.ofType("FaqItem").flatMap((entry) => entry.fieldsOf("questionAnchor"))
    : []),
];
