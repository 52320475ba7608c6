import { type Entity, entityOf } from "../entities";
import type { Fault } from "../faults";
import type { Source } from "../source";
import { type Leaf, walk } from "../walk";

/** One entry of an entity, with where it stands. */
export interface Entry {
  entity: Entity;
  source: Source;
  value: unknown;
  at: (string | number)[];
  leaves: Leaf[];
}

const isPath = ({ meaning, value }: Leaf) => meaning.kind === "path" && typeof value === "string";

interface FoundLeaf {
  entry: Entry;
  leaf: Leaf;
  text: string;
}

/** All entries, and ways to find and fault what stands in them. */
export interface Content {
  entries: Entry[];
  leavesOf(kind: Leaf["meaning"]["kind"]): FoundLeaf[];
  fault(entry: Entry, leaf: Leaf, message: string): Fault;
  /** Whether a file, or each one of a folder (`scenarios/*.json`), is there and fits its shape: a link to one that does not may look dead and not be. */
  isSound(files: string): boolean;
  /** Whether every page there is has told its address. */
  addressesKnown: boolean;
}

/** The entries of a file: one, or those of its list. */
export function entriesOf(source: Source, entity: Entity): Entry[] {
  const entry = (value: unknown, at: (string | number)[]): Entry => ({ entity, source, value, at, leaves: walk(entity.shape, value, at) });
  if (!entity.list) return [entry(source.value, [])];
  return Array.isArray(source.value) ? source.value.map((value, index) => entry(value, [index])) : [];
}

/** A page whose address is wrong, or whose file cannot be read. */
const hidesPage = ({ file, field }: Fault, entries: Entry[]): boolean =>
  entityOf(file)?.address !== undefined &&
  (field === "path" || !entries.some(({ source, leaves }) => source.file === file && leaves.some(isPath)));

/**
 * Makes the entries searchable by meaning.
 * @param faults of files that are missing, cannot be read or do not fit their shape
 */
export function contentOf(entries: Entry[], faults: Fault[] = []): Content {
  const wrong = new Set(faults.flatMap(({ file }) => [file, entityOf(file)?.files ?? file]));
  const byKind = new Map<string, FoundLeaf[]>();
  for (const entry of entries) {
    for (const leaf of entry.leaves) {
      if (typeof leaf.value !== "string") continue;
      const found = { entry, leaf, text: leaf.value };
      const others = byKind.get(leaf.meaning.kind);
      if (others) others.push(found);
      else byKind.set(leaf.meaning.kind, [found]);
    }
  }
  return {
    entries,
    leavesOf: (kind) => byKind.get(kind) ?? [],
    fault: (entry, leaf, message) => entry.source.fault(leaf.at, message),
    addressesKnown: !faults.some((fault) => hidesPage(fault, entries)),
    isSound: (files) => !wrong.has(files),
  };
}

/** Whether a slug is the entry's own, not one of something inside it. */
export const isOwn = (leaf: Leaf, entry: Entry): boolean => leaf.at.length === entry.at.length + 1;

/** The slugs of all entries of a type. */
export const ownSlugs = ({ leavesOf }: Content, type: string): string[] =>
  leavesOf("slug").flatMap(({ entry, leaf, text }) => (entry.entity.type === type && isOwn(leaf, entry) ? [text] : []));
