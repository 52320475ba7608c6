import type { JSONPath } from "jsonc-parser";

/** Where something stands. */
export interface Location {
  /** The file's path from the project's folder. */
  file: string;
  line: number;
  column: number;
}

export interface Problem extends Location {
  /** The field, such as `plans[1].annualPrice`; empty for the file as a whole. */
  field: string;
  /** What was found, what was expected, and how to correct it. */
  message: string;
}

/** Where a problem is, in the form that editors and terminals open: `data/plans.json:14:21`. */
export const problemLocation = ({ file, line, column }: Location): string =>
  `${file}:${line}:${column}`;

/** Writes a problem in one line: `data/plans.json:14:21  plans[1].annualPrice: expected a number, got "four"`. */
export const formatProblem = (problem: Problem): string =>
  `${problemLocation(problem)}  ${problem.field ? `${problem.field}: ` : ""}${problem.message}`;

/** Sorts problems by their files and locations. */
export const byLocation = (a: Location, b: Location): number =>
  // Mostly of one file; comparing names takes a while.
  (a.file === b.file ? 0 : a.file.localeCompare(b.file)) || a.line - b.line || a.column - b.column;

/** Both lists, without what the second says about a location of the first: one mistake is reported once. */
export function oncePerLocation(first: Problem[], second: Problem[]): Problem[] {
  const locations = new Set(first.map(problemLocation));
  return [...first, ...second.filter((problem) => !locations.has(problemLocation(problem)))];
}

/** A problem in a text, by the offset of its first character. */
export interface TextProblem {
  offset: number;
  message: string;
}

/** Where the lines of a text begin. */
const linesOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** The line and column of a character in a text, both from 1. */
export function locationOf(
  text: string,
  offset: number,
  lines = linesOf(text),
): { line: number; column: number } {
  const line = lines.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
}

/** Returns a function that makes a problem at a character of a file. */
export function problemsIn(
  file: string,
  text: string,
): (offset: number, message: string, field?: string) => Problem {
  let lines: number[] | undefined;
  return (offset, message, field = "") => {
    lines ??= linesOf(text);
    return { file, ...locationOf(text, offset, lines), field, message };
  };
}

/** A problem of a file as a whole; its location is the first character. */
export const fileProblem = (file: string, message: string): Problem =>
  problemsIn(file, "")(0, message);

/** Stops what needs a file that can't be read. */
export class UnreadableFile extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/** A path of keys and indexes as one text: `hero.actions[0].to`. */
export const fieldName = (at: JSONPath): string =>
  at.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    "",
  );

const unreadable: [RegExp, string][] = [
  [/\ufffd/, "found a character that cannot be read; save the file in the encoding UTF-8"],
  [/^\ufeff/, "found an invisible byte order mark; save the file as UTF-8 without BOM"],
  [/^\s*$/, "the file is empty; restore it"],
  [
    /^(<{7}|={7}|>{7})(?=\s|$)/m,
    "found a conflict mark; keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  ],
];

/** What makes a file as a whole unreadable, in any syntax. */
export function unreadableText(text: string): TextProblem | undefined {
  for (const [pattern, message] of unreadable) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  return undefined;
}
