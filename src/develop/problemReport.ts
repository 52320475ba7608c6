/** Where the development server sends the problems of the content, as server-sent events. */
export const problemsAddress = "/__content-problems";

/** What is wrong with the content. */
export interface ProblemReport {
  /** One sentence about all problems; empty when there are none. */
  summary: string;
  problems: {
    /** The line that the terminal shows. */
    line: string;
    /** The path of the file, from the project's folder. */
    file: string;
    /** The line number in the file, from 1. */
    row: number;
  }[];
}

export const noProblems: ProblemReport = { summary: "", problems: [] };
