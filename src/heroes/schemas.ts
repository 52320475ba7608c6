import { z } from "zod";
import { walkReference } from "../debate/schema";
import { drawn, flag, object, reference, text, whenFieldsValid } from "../schema/fields";
import { guidesFor, link, shownEntries, titledText } from "../schema/shapes";
import { lessonPlan } from "./lessonPlan/schema";

/** The schema of a kind of hero; its GraphQL type is named after it. */
const heroOf = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) =>
  object(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Hero`, description, {
    kind: z.literal(kind).meta({ description: "What kind of first screen it is." }),
    label: text(
      "A line above the heading, such as the kind of document.",
      60,
      "Staff report",
    ).optional(),
    title: drawn(text("The page's heading.", 90)),
    highlight: text("The part of the heading to mark; the heading has it once.", 60).optional(),
    lead: text("The sentences below it.", 420),
    actions: z.array(link).max(3).meta({ description: "The buttons, the most important first." }),
    note: text("A line below the buttons.", 160).optional(),
    ...shape,
  });

/** The first screens that a page can have, each with a component in `components.tsx`. */
export const hero = z
  .discriminatedUnion("kind", [
    heroOf("headline", "Heading and words, with a picture or without.", {
      picture: reference(
        "Picture",
        "Its picture: a slug of pictures.json.",
        "transcript",
      ).optional(),
      pictureBeside: flag("Whether the picture is next to the words, not below.").optional(),
    }),
    heroOf("handout", "A heading with a button that prints the page.", {}),
    heroOf("debate", "The words on the left, a debate to go through on the right.", {
      debate: walkReference,
    }).register(shownEntries, { words: "DebateWords" }),
    heroOf("lessonPlan", "The words on the left, a lesson plan on the right.", {
      videoLabel: text("The words of the button that opens the video.", 60),
      plan: lessonPlan.meta({ description: "The lesson plan." }),
      guides: guidesFor("The audience whose guides the plan lists.").optional(),
    }).register(shownEntries, { integrations: "Integrations" }),
    heroOf("voices", "The heading in the middle, above those who have a say.", {
      voices: z.array(titledText).length(4).meta({ description: "Who has a say." }),
    }),
    heroOf("record", "The heading as the first entry of a decision record.", {}),
  ])
  .refine(({ title, highlight }) => !highlight || title.split(highlight).length === 2, {
    error: 'expected words that "title" contains once',
    when: whenFieldsValid,
    path: ["highlight"],
  })
  .meta({ id: "Hero", description: "The first screen of a page; its kind says which." });
