import type { CompositionStyle } from "./CompositionStyle";
import { agenda, lesson } from "./education";
import { leaflet, ledger, sheet, standard } from "./general";
import { docket, staffReport } from "./government";
import { decisionRecord, position } from "./organizations";

export const compositions: Record<Queries.Composition, CompositionStyle> = {
  standard,
  sheet,
  ledger,
  leaflet,
  lesson,
  agenda,
  docket,
  staffReport,
  position,
  decisionRecord,
};
