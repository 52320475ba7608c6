import type { Entity } from "../entities";
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

/** All entries, and ways to find and fault what stands in them. */
export interface Content {
  entries: Entry[];
  leavesOf<Kind extends Leaf["meaning"]["kind"]>(kind: Kind): { entry: Entry; leaf: Leaf; text: string }[];
  fault(entry: Entry, leaf: Leaf, message: string): Fault;
}

/** The entries of a file: one, or those of its list. */
export function entriesOf(source: Source, entity: Entity): Entry[] {
  const entry = (value: unknown, at: (string | number)[]): Entry => ({ entity, source, value, at, leaves: walk(entity.shape, value, at) });
  if (!entity.list) return [entry(source.value, [])];
  return Array.isArray(source.value) ? source.value.map((value, index) => entry(value, [index])) : [];
}

/** Makes the entries searchable by meaning. */
export const contentOf = (entries: Entry[]): Content => ({
  entries,
  leavesOf: (kind) =>
    entries.flatMap((entry) =>
      entry.leaves.flatMap((leaf) =>
        leaf.meaning.kind === kind && typeof leaf.value === "string" ? [{ entry, leaf, text: leaf.value }] : [],
      ),
    ),
  fault: (entry, leaf, message) => entry.source.fault(leaf.at, message),
});

/** Whether a slug is the entry's own, not one of something inside it. */
export const isOwn = (leaf: Leaf, entry: Entry): boolean => leaf.at.length === entry.at.length + 1;

/** The slugs of all entries of a type. */
export const ownSlugs = ({ leavesOf }: Content, type: string): string[] =>
  leavesOf("slug").flatMap(({ entry, leaf, text }) => (entry.entity.type === type && isOwn(leaf, entry) ? [text] : []));
