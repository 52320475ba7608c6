import { type JSONPath, type Node, parseTree } from "jsonc-parser";

/** A replacement for a part of a file's text. */
export interface Edit {
  from: number;
  to: number;
  put: string;
}

/** A value in the text of a content file, and the edits that change it. */
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
  replace(json: string): Edit;
  /** Renames its key. */
  rename(key: string): Edit;
  /** Removes it and its comma. */
  remove(): Edit;
  /** Adds another entry after it. */
  follow(json: string): Edit;
}

/** Applies edits to a text. They must be in order and must not overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits.map(({ from, put }, index) => text.slice(edits[index - 1]?.to ?? 0, from) + put).join("") + text.slice(edits.at(-1)?.to ?? 0);

/** The edit that removes a member of an object or list, with its comma. */
function spanOf(member: Node, siblings: readonly Node[]): Edit {
  const index = siblings.indexOf(member);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = member.offset + member.length;
  return before
    ? { from: before.offset + before.length, to: end, put: "" }
    : { from: member.offset, to: after ? after.offset : end, put: "" };
}

/**
 * Every value of a content file: each field of an object and each entry of a list, at any depth, in the order of the text.
 * @param text valid JSON
 */
export function placesIn(text: string): FieldPlace[] {
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
        replace: (put) => ({ from: value.offset, to: end, put }),
        rename: (name) => ({ from: member.offset, to: member.offset + (key?.length ?? 0), put: JSON.stringify(name) }),
        remove: () => spanOf(member, members),
        follow: (json) => ({ from: end, to: end, put: `, ${json}` }),
      };
      return [place, ...below(value, path)];
    });
  };
  const root = parseTree(text);
  return root ? below(root, []) : [];
}
