import type { JSONPath } from "jsonc-parser";

export interface Problem {
  file: string;
  line: number;
  column: number;
  /** The field, such as `plans[1].annualPrice`; empty for the file as a whole. */
  field: string;
  /** What was found, what was expected, and how to correct it. */
  message: string;
}

/** Where a problem is, in the form that editors and terminals open: `data/plans.json:14:21`. */
export const problemPlace = ({ file, line, column }: Problem): string =>
  `data/${file}:${line}:${column}`.replace(/^data\/\.\.\//, "");

/** Writes a problem in one line: `data/plans.json:14:21  plans[1].annualPrice: expected a number, got "four"`. */
export const formatProblem = (problem: Problem): string =>
  `${problemPlace(problem)}  ${problem.field ? `${problem.field}: ` : ""}${problem.message}`;

/** Sorts problems by their files and places. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Both lists, without what the second says about a place of the first: one mistake is reported once. */
export function oncePerPlace(first: Problem[], second: Problem[]): Problem[] {
  const places = new Set(first.map(problemPlace));
  return [...first, ...second.filter((problem) => !places.has(problemPlace(problem)))];
}

/** A mistake in a text, by the place of its first character. */
export interface Damage {
  offset: number;
  message: string;
}

/** The line and column of a character in a text, both from 1. */
export const position = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf("\n");
  return { line: before.split("\n").length, column: offset - lastBreak };
};

/** Returns a function that makes a problem at a character of a file. */
export const problemsIn =
  (file: string, text: string) =>
  (offset: number, message: string, field = ""): Problem => ({
    file,
    ...position(text, offset),
    field,
    message,
  });

/** A path of keys and indexes as one text: `hero.actions[0].to`. */
export const fieldName = (at: JSONPath): string =>
  at.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    "",
  );

const damages: [RegExp, string][] = [
  [/\ufffd/, "found a character that cannot be read; save the file in the encoding UTF-8"],
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
