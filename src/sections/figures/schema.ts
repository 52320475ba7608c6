import { listOf } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";
import { statKind } from "../stats/schema";

export const figures = sectionOf(
  "figures",
  "The figures of stats.json with what they don't say, and their sources.",
  { kinds: listOf(statKind, "Which of the figures.", 1, 4) },
).register(shownEntries, { figures: "Stat" });
