/** Something wrong in the content, at one place. */
export interface Problem {
  /** Path of the file, from `data/`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
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

/** Orders problems by file, then by place. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message);
