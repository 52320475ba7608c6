import { type Entity, entityOf } from "../entities";
import type { Problem } from "../problems";
import { fieldsOf, isRecord, type Leaf, valueAt } from "../schemaFields";
import { entriesShownBy } from "../shownEntries";
import type { Source } from "../source";

/** One entry of an entity, with its place. */
export interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  at: (string | number)[];
  /** The entry's texts of one kind of field. */
  leavesOf(kind: Kind): FoundLeaf[];
}

type Kind = Leaf["fieldKind"]["kind"];

/** A text whose schema has a kind of field, and the entry that contains it. */
export interface FoundLeaf {
  entry: Entry;
  leaf: Leaf;
  text: string;
}

/** All entries, with functions that search them. */
export interface Content {
  entries: Entry[];
  /** The texts of one kind of field, of all entries. */
  leavesOf(kind: Kind): FoundLeaf[];
  problemAt(entry: Entry, leaf: Leaf, message: string): Problem;
  /** Whether a file, or every file of a folder (`scenarios/*.json`), exists and fits its schema. If not, a link to it may only look dead. */
  isValid(files: string): boolean;
  /** The slugs of all entries of a type. */
  slugsOf(type: string): string[];
  /** Whether the address of every page could be read. */
  addressesKnown: boolean;
}

function entryOf(source: Source, entity: Entity, value: unknown, at: (string | number)[]): Entry {
  const found: FoundLeaf[] = [];
  const entry: Entry = {
    entity,
    source,
    value,
    at,
    leavesOf: (kind) => found.filter(({ leaf }) => leaf.fieldKind.kind === kind),
  };
  for (const leaf of fieldsOf(entity.schema, value, at))
    if (typeof leaf.value === "string") found.push({ entry, leaf, text: leaf.value });
  return entry;
}

/** The entries of a file: its only one, or those of its list. */
export function entriesOf(source: Source, entity: Entity): Entry[] {
  if (!entity.list) return [entryOf(source, entity, source.value, [])];
  return Array.isArray(source.value)
    ? source.value.map((value, index) => entryOf(source, entity, value, [index]))
    : [];
}

const isPage = (file: string) => entityOf(file)?.address !== undefined;

/** Whether a problem hides the address of a page: the address is wrong, or the file can't be read. */
const hidesPage = ({ file, field }: Problem, entries: Entry[]): boolean =>
  isPage(file) &&
  (field === "path" ||
    !entries.some(({ source, leavesOf }) => source.file === file && leavesOf("path").length > 0));

/**
 * Makes entries searchable by kind of field.
 * @param problems those of files that can't be read or don't fit their schema
 * @param missing files that should exist and don't
 */
export function contentOf(
  entries: Entry[],
  problems: Problem[] = [],
  missing: string[] = [],
): Content {
  const wrong = new Set([
    ...missing,
    ...problems.flatMap(({ file }) => [file, entityOf(file)?.files ?? file]),
  ]);
  return {
    entries,
    leavesOf: (kind) => entries.flatMap((entry) => entry.leavesOf(kind)),
    slugsOf: (type) =>
      entries.flatMap((entry) =>
        entry.entity.type === type
          ? entry.leavesOf("slug").flatMap(({ leaf, text }) => (isOwn(leaf, entry) ? [text] : []))
          : [],
      ),
    problemAt: (entry, leaf, message) => entry.source.problemAt(leaf.at, message),
    addressesKnown:
      !missing.some(isPage) && !problems.some((problem) => hidesPage(problem, entries)),
    isValid: (files) => !wrong.has(files),
  };
}

/** Whether a slug is the entry's own, not that of a part inside it. */
export const isOwn = (leaf: Leaf, entry: Entry): boolean => leaf.at.length === entry.at.length + 1;

/** The places on a page that links can lead to: its sections, and its answered questions. */
export const placesOn = (
  { leavesOf: own, source, value }: Entry,
  content: Content,
): FoundLeaf[] => [
  ...own("anchor"),
  ...own("slug").filter(({ leaf }) => {
    const question = valueAt(source.value, leaf.at.slice(0, -1));
    return isRecord(question) && "question" in question && "answer" in question;
  }),
  ...(entriesShownBy(value).includes("FaqItem")
    ? content.leavesOf("slug").filter(({ entry }) => entry.entity.type === "FaqItem")
    : []),
];
