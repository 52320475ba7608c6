import type { Entity } from "../schema/entities";
import { type Leaf, leavesIn, valueAt } from "../schema/schemaFields";
import { entriesShownBy } from "../schema/shownTypes";
import type { Problem } from "./problems";
import type { Source } from "./source";

/** An entry of the content: the whole of a file, or one of the list that it holds. */
export interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  /** Where it stands in its file. */
  at: (string | number)[];
  /** The texts in it that mean something. */
  leavesOf(means: Leaf["means"]): FoundLeaf[];
}

/** A text that means something, and the entry that contains it. */
export interface FoundLeaf {
  entry: Entry;
  leaf: Leaf;
  text: string;
  /** Whether it is a field of the entry itself, not of a part inside it. */
  isOwn: boolean;
  problem(message: string): Problem;
}

/** Entries, searchable. */
export interface Content {
  entries: Entry[];
  ofType(type: string): Entry[];
  leavesOf(means: Leaf["means"]): FoundLeaf[];
}

/**
 * Makes an entry of a file.
 * @param at where it stands in the file
 */
export function entryOf(
  source: Source,
  entity: Entity,
  value: unknown,
  at: Entry["at"] = [],
): Entry {
  let found: FoundLeaf[] | undefined;
  const entry: Entry = { entity, source, value, at, leavesOf };

  function leavesOf(means: Leaf["means"]): FoundLeaf[] {
    // At the first question, because a file is read more often than its fields are asked for.
    found ??= leavesIn(entity.schema, value, at).flatMap((leaf) =>
      typeof leaf.value === "string"
        ? {
            entry,
            leaf,
            text: leaf.value,
            isOwn: leaf.at.length === at.length + 1,
            problem: (message: string) => source.problemAt(leaf.at, message),
          }
        : [],
    );
    return found.filter(({ leaf }) => leaf.means === means);
  }

  return entry;
}

/** The entries of a file. */
export function entriesOf(source: Source, entity: Entity): Entry[] {
  if (!entity.list) return [entryOf(source, entity, source.value)];
  return Array.isArray(source.value)
    ? source.value.map((value, index) => entryOf(source, entity, value, [index]))
    : [];
}

/** Makes entries searchable by their type, and by what their fields mean. */
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
    leavesOf: (means) => entries.flatMap((entry) => entry.leavesOf(means)),
  };
}

/** The address of a page. */
export const pathOfPage = ({ value }: Entry): string => `${valueAt(value, ["path"])}`;

/** Whether a page shows the questions of faq.json. */
export const showsFaq = ({ value }: Entry): boolean => entriesShownBy(value).includes("FaqItem");

/** The places on a page that links can lead to: its sections and its questions. */
export const placesOn = (page: Entry, content: Content): FoundLeaf[] => [
  ...page.leavesOf("anchor"),
  ...page.leavesOf("questionPlace"),
  ...(showsFaq(page)
    ? content.ofType("FaqItem").flatMap((entry) => entry.leavesOf("questionPlace"))
    : []),
];
