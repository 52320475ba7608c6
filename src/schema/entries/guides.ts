import { z } from "zod";
import { walkReference } from "../../debate/schema";
import { withoutLinks } from "../../shared/textLinks";
import {
  comparing,
  drawn,
  fieldRoles,
  listOf,
  object,
  patterned,
  plainText,
  text,
  wholeNumber,
} from "../fields";
import { anchor, asAnchor, path, reference, slug, slugPattern } from "../linkFields";
import { guideAudience, link } from "../shapes";
import { metadata } from "./metadata";

export const guideFrontmatter = object("GuideFrontmatter", "The top of a guide's file.", {
  slug: slug("The last part of the guide's address, below /guides/."),
  title: drawn(text("The heading of the page.", 90)),
  label: drawn(text("The guide's short name, in breadcrumbs and lists.", 50)),
  audience: guideAudience,
  summary: text("One or two sentences: below the heading, and in lists of guides.", 420),
  action: link.meta({ description: "What its reader can do next, as a button below the text." }),
  next: reference("Guide", "The guide to read next: its slug.", "words-of-debate"),
  metadata,
});

const component = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "Which component it is." });

const minute = (description: string) =>
  patterned(description, /^\d{1,3}$/, "a number of minutes in quotes", "5");

const guidePart = z
  .discriminatedUnion("component", [
    object("ChecklistPart", "A list of things to tick off.", {
      component: component("Checklist"),
      id: anchor(),
      title: text("The heading of the list.", 90),
      items: listOf(text("A thing to do.", 240), "The things to do.", 1, 24),
    }),
    object("DebatePart", "A debate to go through with a scale.", {
      component: component("Debate"),
      slug: walkReference,
    }),
    object("ImagePart", "A picture with its caption.", {
      component: component("Image"),
      slug: reference("Image", "The picture: its slug in images.json.", "transcript"),
    }),
    object("StepsPart", "A plan by the minute.", { component: component("Steps") }),
    z
      .strictObject({
        component: component("Minutes"),
        from: minute("The minute in which it begins."),
        to: minute("The minute in which it ends."),
        title: text("What happens, in a few words.", 90),
        who: text("Who does it.", 90).optional(),
      })
      .refine(
        ({ from, to }) => Number(from) < Number(to),
        comparing('expected a later minute than "from"', "to"),
      )
      .meta({ id: "MinutesPart", description: "A row of a plan by the minute." }),
  ])
  .meta({ id: "GuidePart", description: "A component in the text of a guide." });

/** The `id` of a heading, from its words. */
const anchorOfHeading = asAnchor(
  z.string().regex(slugPattern, {
    error: "expected a letter from a to z or a digit in a heading, by which links can name it",
  }),
)
  .meta({ description: "The place of the heading, for links." })
  .register(fieldRoles, { role: "anchor" });

/** The parser of MDX fills it in. */
const guideBody = object("GuideBody", "What the text of a guide contains.", {
  headings: z
    .array(
      object("GuideHeading", "A heading in the text.", {
        anchor: anchorOfHeading,
        title: text("The words of the heading.", 120),
        depth: wholeNumber("2 for a section, 3 for a part of one.", 2, 3),
      }),
    )
    .meta({ description: "The headings, from top to bottom." }),
  parts: z.array(guidePart).meta({ description: "The components, from top to bottom." }),
  texts: z
    .array(
      plainText("The words of a paragraph, a cell or a row of a plan.", 4000, [], (value) =>
        withoutLinks(value).replace(/\*/g, ""),
      ).register(fieldRoles, { role: "text", links: true }),
    )
    .meta({ description: "The words with their marks, from top to bottom." }),
});

/** A guide as an entry: its frontmatter, its address, and what its text contains. */
export const guide = guideFrontmatter
  .extend({ path: path("The address of the page, from the slug."), body: guideBody })
  .meta({ id: "Guide", description: "A long text with a page of its own below /guides." });
