import type { CompositionStyle } from "./CompositionStyle";
import { agenda, lesson } from "./education";
import { leaflet, ledger, standard } from "./general";
import { docket, staffReport } from "./government";
import { decisionRecord, position } from "./organizations";

/** The compositions that a page can name. */
export const compositions: Record<Queries.Composition, CompositionStyle> = {
  standard,
  ledger,
  leaflet,
  lesson,
  agenda,
  docket,
  staffReport,
  position,
  decisionRecord,
};
