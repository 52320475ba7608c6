import { type JSONPath, type Node, parseTree } from "jsonc-parser";

/** A value in the text of a content file. Each function returns the text after an edit. */
export interface FieldPlace {
  path: JSONPath;
  value: unknown;
  /** Where the value begins. */
  offset: number;
  /** Where it ends. */
  end: number;
  /** Where its key begins, if it is in an object. */
  keyOffset: number;
  /** Where the object or list around it begins. */
  parentOffset: number;
  /** Replaces it with other JSON. */
  replace(json: string): string;
  /** Renames its key. */
  rename(key: string): string;
  /** Removes it and its comma. */
  remove(): string;
  /** Adds another entry after it. */
  follow(json: string): string;
}

/** Where a member of an object or list begins and ends, with its comma. */
function spanOf(member: Node, siblings: readonly Node[]): [from: number, to: number] {
  const index = siblings.indexOf(member);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = member.offset + member.length;
  return before
    ? [before.offset + before.length, end]
    : [member.offset, after ? after.offset : end];
}

/**
 * Every value of a content file: each field of an object and each entry of a list, at any depth, in the order of the text.
 * @param text valid JSON
 */
export function placesIn(text: string): FieldPlace[] {
  const changed = (from: number, to: number, put: string) =>
    text.slice(0, from) + put + text.slice(to);
  const below = (parent: Node, at: JSONPath): FieldPlace[] => {
    const members = parent.children ?? [];
    return members.flatMap((member, index) => {
      const [key, value] = parent.type === "object" ? (member.children ?? []) : [undefined, member];
      if (!value) return [];
      const path = [...at, key ? String(key.value) : index];
      const end = value.offset + value.length;
      const place: FieldPlace = {
        path,
        value: JSON.parse(text.slice(value.offset, end)),
        offset: value.offset,
        end,
        keyOffset: member.offset,
        parentOffset: parent.offset,
        replace: (json) => changed(value.offset, end, json),
        rename: (name) =>
          changed(member.offset, member.offset + (key?.length ?? 0), JSON.stringify(name)),
        remove: () => changed(...spanOf(member, members), ""),
        follow: (json) => changed(end, end, `, ${json}`),
      };
      return [place, ...below(value, path)];
    });
  };
  const root = parseTree(text);
  return root ? below(root, []) : [];
}
