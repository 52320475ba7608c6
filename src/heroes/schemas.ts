import { z } from "zod";
import { comparing } from "../schema/fields";
import { debateHero } from "./debate/schema";
import { entry } from "./entry/schema";
import { headline } from "./headline/schema";
import { lessonPlan } from "./lessonPlan/schema";
import { voices } from "./voices/schema";

/** The first screens that a page can have, each with a component in `components.tsx`. */
export const hero = z
  .discriminatedUnion("kind", [headline, debateHero, lessonPlan, voices, entry])
  .refine(
    ({ title, highlight }) => !highlight || title.split(highlight).length === 2,
    comparing('expected words that "title" contains once', "highlight"),
  )
  .meta({ id: "Hero", description: "The first screen of a page; its kind says which." });
