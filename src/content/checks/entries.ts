import { type Entity, entityOf } from "../entities";
import type { Problem } from "../problems";
import type { Source } from "../source";
import { type Leaf, walk } from "../walk";

/** One entry of an entity, with where it stands. */
export interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  at: (string | number)[];
  leaves: Leaf[];
  /** Its texts of one fieldKind. */
  leavesOf(kind: Kind): FoundLeaf[];
}

type Kind = Leaf["fieldKind"]["kind"];

/** A text with a fieldKind, and the entry that it stands in. */
export interface FoundLeaf {
  entry: Entry;
  leaf: Leaf;
  text: string;
}

/** All entries, and ways to find and problem what stands in them. */
export interface Content {
  entries: Entry[];
  /** The texts of one fieldKind, of all entries. */
  leavesOf(kind: Kind): FoundLeaf[];
  problemAt(entry: Entry, leaf: Leaf, message: string): Problem;
  /** Whether a file, or each one of a folder (`scenarios/*.json`), is there and fits its schema: a link to one that does not may look dead and not be. */
  isSound(files: string): boolean;
  /** Whether every page there is has told its address. */
  addressesKnown: boolean;
}

function entryOf(source: Source, entity: Entity, value: unknown, at: (string | number)[]): Entry {
  const byKind = new Map<Kind, FoundLeaf[]>();
  const entry: Entry = {
    entity,
    source,
    value,
    at,
    leaves: walk(entity.schema, value, at),
    leavesOf: (kind) => byKind.get(kind) ?? [],
  };
  for (const leaf of entry.leaves) {
    if (typeof leaf.value !== "string") continue;
    const { kind } = leaf.fieldKind;
    const others = byKind.get(kind) ?? [];
    others.push({ entry, leaf, text: leaf.value });
    byKind.set(kind, others);
  }
  return entry;
}

/** The entries of a file: one, or those of its list. */
export function entriesOf(source: Source, entity: Entity): Entry[] {
  if (!entity.list) return [entryOf(source, entity, source.value, [])];
  return Array.isArray(source.value) ? source.value.map((value, index) => entryOf(source, entity, value, [index])) : [];
}

const isPage = (file: string) => entityOf(file)?.address !== undefined;

/** A page whose address is wrong, or whose file cannot be read. */
const hidesPage = ({ file, field }: Problem, entries: Entry[]): boolean =>
  isPage(file) && (field === "path" || !entries.some(({ source, leavesOf }) => source.file === file && leavesOf("path").length > 0));

/**
 * Makes the entries searchable by fieldKind.
 * @param problems of files that cannot be read or do not fit their schema
 * @param missing files that should be there and are not
 */
export function contentOf(entries: Entry[], problems: Problem[] = [], missing: string[] = []): Content {
  const wrong = new Set([...missing, ...problems.flatMap(({ file }) => [file, entityOf(file)?.files ?? file])]);
  const byKind = new Map<Kind, FoundLeaf[]>();
  return {
    entries,
    leavesOf(kind) {
      const known = byKind.get(kind) ?? entries.flatMap((entry) => entry.leavesOf(kind));
      byKind.set(kind, known);
      return known;
    },
    problemAt: (entry, leaf, message) => entry.source.problemAt(leaf.at, message),
    addressesKnown: !missing.some(isPage) && !problems.some((problem) => hidesPage(problem, entries)),
    isSound: (files) => !wrong.has(files),
  };
}

/** Whether a slug is the entry's own, not one of something inside it. */
export const isOwn = (leaf: Leaf, entry: Entry): boolean => leaf.at.length === entry.at.length + 1;

/** The slugs of all entries of a type. */
export const ownSlugs = ({ leavesOf }: Content, type: string): string[] =>
  leavesOf("slug").flatMap(({ entry, leaf, text }) => (entry.entity.type === type && isOwn(leaf, entry) ? [text] : []));
