import { z } from "zod";
import { highlightRule } from "../schema/shapes";
import { debateHero } from "./debate/schema";
import { entry } from "./entry/schema";
import { headline } from "./headline/schema";
import { lessonPlan } from "./lessonPlan/schema";
import { voices } from "./voices/schema";

/** The first screens that a page can have, each with a component in `components.tsx`. */
export const hero = z
  .discriminatedUnion("kind", [headline, debateHero, lessonPlan, voices, entry])
  .refine(...highlightRule)
  .meta({ id: "Hero", description: "The first screen of a page; its kind says which." });
