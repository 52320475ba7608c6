import type { Entity } from "../schema/entities";
import { type Leaf, leavesIn } from "../schema/schemaFields";
import { entriesShownBy } from "../schema/shownEntries";
import type { Problem } from "./problems";
import type { Source } from "./source";

export interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  at: (string | number)[];
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

export interface Content {
  entries: Entry[];
  ofType(type: string): Entry[];
  leavesOf(means: Leaf["means"]): FoundLeaf[];
}

function entryOf(source: Source, entity: Entity, value: unknown, at: (string | number)[]): Entry {
  const found: FoundLeaf[] = [];
  const entry: Entry = {
    entity,
    source,
    value,
    at,
    leavesOf: (means) => found.filter(({ leaf }) => leaf.means === means),
  };
  for (const leaf of leavesIn(entity.schema, value, at))
    if (typeof leaf.value === "string")
      found.push({
        entry,
        leaf,
        text: leaf.value,
        isOwn: leaf.at.length === at.length + 1,
        problem: (message) => source.problemAt(leaf.at, message),
      });
  return entry;
}

export function entriesOf(source: Source, entity: Entity): Entry[] {
  if (!entity.list) return [entryOf(source, entity, source.value, [])];
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
