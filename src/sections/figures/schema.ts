import { listOf } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";
import { statOrigin } from "../stats/schema";

export const figures = sectionOf(
  "figures",
  "The figures of stats.json with what they don't say, and their sources.",
  { origins: listOf(statOrigin, "Which of the figures, by where they come from.", 1, 4) },
).register(shownEntries, { figures: "Stat" });
