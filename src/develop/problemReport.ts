/** The address where the development server sends the problems of the content, as server-sent events. */
export const problemsAddress = "/__content-problems";

/** The problems of the content. */
export interface ProblemReport {
  /** One sentence about all problems; empty when there are none. */
  summary: string;
  problems: {
    /** The line that the terminal shows. */
    line: string;
    /** The file's path in the project. */
    file: string;
    /** The line number in the file, from 1. */
    row: number;
  }[];
}

export const noProblems: ProblemReport = { summary: "", problems: [] };
