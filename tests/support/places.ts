import { type JSONPath, type Node, parseTree } from "jsonc-parser";

/** A value in the text of a content file, and ways to change it there. */
export interface FieldPlace {
  path: JSONPath;
  value: unknown;
  /** Where the value begins. */
  offset: number;
  /** Where it ends. */
  end: number;
  /** Where its key begins, in an object. */
  keyOffset: number;
  /** Where the object or list that holds it begins. */
  parentOffset: number;
  /** The file with other JSON in its place. */
  replaced(json: string): string;
  /** The file with another key. */
  renamed(key: string): string;
  /** The file without it, and without its comma. */
  removed(): string;
  /** The file with more JSON behind it. */
  followedBy(json: string): string;
}

const spliced = (text: string, from: number, to: number, put: string) => text.slice(0, from) + put + text.slice(to);

/** From where to where a member of an object or list stands, with the comma that goes with it. */
function spanOf(member: Node, siblings: readonly Node[]): [from: number, to: number] {
  const index = siblings.indexOf(member);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return [before.offset + before.length, member.offset + member.length];
  return [member.offset, after ? after.offset : member.offset + member.length];
}

/**
 * Every value of a content file: each field of an object and each entry of a list, at any depth.
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
        replaced: (json) => spliced(text, value.offset, end, json),
        renamed: (name) => spliced(text, member.offset, member.offset + (key?.length ?? 0), JSON.stringify(name)),
        removed: () => spliced(text, ...spanOf(member, members), ""),
        followedBy: (json) => spliced(text, end, end, `, ${json}`),
      };
      return [place, ...below(value, path)];
    });
  };
  const root = parseTree(text);
  return root ? below(root, []) : [];
}
