/** Where the development server tells what is wrong in the content, as a stream of events. */
export const faultsAddress = "/__content-faults";

/** What is wrong in the content. */
export interface FaultReport {
  /** A sentence on all of it; empty when nothing is wrong. */
  summary: string;
  faults: {
    /** The line that the terminal shows. */
    line: string;
    /** The file, from the project's folder. */
    file: string;
    /** Where in it, from 1. */
    row: number;
  }[];
}

export const noFaults: FaultReport = { summary: "", faults: [] };
