import type { JSONPath } from "jsonc-parser";

/** A mistake that makes a file unreadable as a whole. */
export interface Damage {
  /** Its place: the number of characters before it. */
  offset: number;
  message: string;
}

/** The line and column of a character in a text, both from 1. */
export const position = (text: string, offset: number) => {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf("\n");
  return { line: before.split("\n").length, column: offset - lastBreak };
};

/** A path of keys and indexes as one text: `hero.actions[0].to`. */
export const fieldName = (at: JSONPath): string =>
  at.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    "",
  );

const damages: [RegExp, string][] = [
  [/\ufffd/, "a character that cannot be read; save the file in the encoding UTF-8"],
  [/^\ufeff/, "found an invisible byte order mark; save the file as UTF-8 without BOM"],
  [/^\s*$/, "the file is empty; restore it"],
  [
    /^(<{7}|={7}|>{7})(?=\s|$)/m,
    "found a conflict mark; keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  ],
];

/** What makes a file as a whole unreadable, in any syntax. */
export function damagedText(text: string): Damage | undefined {
  for (const [pattern, message] of damages) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  return undefined;
}
