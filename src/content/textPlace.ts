import type { JSONPath } from "jsonc-parser";
import type { Damage } from "./jsonSyntax";

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

/** What makes a file as a whole unreadable, if anything. */
export function damagedText(text: string): Damage | undefined {
  const unknown = text.indexOf("\ufffd");
  if (unknown >= 0)
    return {
      offset: unknown,
      message: "a character that cannot be read; save the file in the encoding UTF-8",
    };
  if (text.startsWith("\ufeff")) {
    return {
      offset: 0,
      message:
        "begins with an invisible byte order mark; save the file as UTF-8 without it (without BOM)",
    };
  }
  return text.trim() ? undefined : { offset: 0, message: "the file is empty; restore it" };
}
