import { z } from "zod";
import { anchor, drawn, linkedText, object, reference, text, whenFieldsValid } from "../fields";
import { link } from "./links";

/** The heading of a section. */
export const heading = {
  anchor: anchor(),
  title: text("The heading of the section.", 90),
  lead: linkedText("A sentence or two below it. May link: [words](/pricing#faq).", 420).optional(),
};

/** The heading of the sections that fixed pages share, with a label that the page's composition sets in its margin. */
export const labeledHeading = {
  ...heading,
  label: text(
    "A label next to the heading, such as an item of a report.",
    40,
    "Recommendation",
  ).optional(),
};

/** The word that says what kind of section it is; it decides which fields the section has. */
export const kind = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "What kind of section it is." });

/** A heading above entries that live in a file of their own. */
export const headingSection = object(
  "HeadingSection",
  "A heading above entries of another file.",
  labeledHeading,
);

export const hero = z
  .strictObject({
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
    picture: reference("Picture", "Its picture: a slug of pictures.json.", "transcript").optional(),
  })
  .refine((value) => !value.highlight || value.title.split(value.highlight).length === 2, {
    error: 'expected words that "title" contains once',
    when: whenFieldsValid,
    path: ["highlight"],
  })
  .meta({ id: "Hero", description: "The first screen of a page." });

/** The first screen of a page that shows something else in place of a picture. */
export const heroWithoutPicture = hero.refine(({ picture }) => picture === undefined, {
  error: "this page shows no picture next to its heading; remove it",
  when: whenFieldsValid,
  path: ["picture"],
});
