import type { CompositionStyle } from "./CompositionStyle";
import { decisionRecord } from "./decisionRecord";
import { docket } from "./docket";
import { lessonPlan } from "./lessonPlan";
import { position } from "./position";
import { ledger, lesson, paper, sheet } from "./sheetStyles";
import { staffReport } from "./staffReport";

/** The compositions that a page can name. */
export const compositions: Record<Queries.Composition, CompositionStyle> = {
  sheet,
  ledger,
  lesson,
  paper,
  docket,
  lessonPlan,
  staffReport,
  position,
  decisionRecord,
};
