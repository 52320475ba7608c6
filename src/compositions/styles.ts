import { aboutStyle } from "./argument";
import type { CompositionStyle } from "./CompositionStyle";
import { organizationsStyle } from "./decisionRecord";
import { docketStyle } from "./docket";
import { educationStyle } from "./lessonPlan";
import { nonprofitsStyle } from "./ring";
import { index, ledger, lesson, paper, program, sheet } from "./sheetStyles";
import { governmentStyle } from "./staffReport";

/** The style of each composition that a page can name. */
export const styles: Record<Queries.Composition, CompositionStyle> = {
  sheet,
  ledger,
  program,
  lesson,
  index,
  paper,
  docket: docketStyle,
  argument: aboutStyle,
  lessonPlan: educationStyle,
  staffReport: governmentStyle,
  ring: nonprofitsStyle,
  decisionRecord: organizationsStyle,
};
