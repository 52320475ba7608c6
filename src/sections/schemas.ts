import { z } from "zod";
import { beforeAfter } from "./beforeAfter/schema";
import { callToAction } from "./callToAction/schema";
import { cards } from "./cards/schema";
import { checklists } from "./checklists/schema";
import { debateSection } from "./debate/schema";
import { draft } from "./draft/schema";
import { entries } from "./entries/schema";
import { estimate } from "./estimate/schema";
import { links } from "./links/schema";
import { list } from "./list/schema";
import { papers } from "./papers/schema";
import { phases } from "./phases/schema";
import { plans } from "./plans/schema";
import { policy } from "./policy/schema";
import { prose } from "./prose/schema";
import { questions } from "./questions/schema";
import { scenarios } from "./scenarios/schema";
import { stats } from "./stats/schema";

/** The kinds of sections that a page can have, each with a component in `components.tsx`. */
export const section = z
  .discriminatedUnion("kind", [
    beforeAfter,
    callToAction,
    cards,
    checklists,
    debateSection,
    draft,
    entries,
    estimate,
    links,
    list,
    papers,
    phases,
    plans,
    policy,
    prose,
    questions,
    scenarios,
    stats,
  ])
  .meta({ id: "Section", description: "A section of a page; its kind says which." });
