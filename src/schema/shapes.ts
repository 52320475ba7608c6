import { z } from "zod";
import { shareSize } from "../shared/imageSizes";
import { capitalized } from "../shared/tokens";
import { audiences } from "../theme/audiences";
import {
  alternativeText,
  comparing,
  drawn,
  enumOf,
  fieldRoles,
  imageFile,
  linkedText,
  listOf,
  object,
  text,
  withRule,
} from "./fields";
import { anchor, target } from "./linkFields";

/* Shapes that several schemas share. */

export const link = object("Link", "A link or a button.", {
  label: text("The words of the link.", 80),
  to: target(),
});

/** Whether a text contains a part of it, to mark, exactly once. */
export const hasOnce = (whole: string, part: string): boolean => whole.split(part).length === 2;

/** The rule that a heading has the part of it to mark once. */
export const highlightRule = [
  ({ title, highlight }: { title: string; highlight?: string | undefined }): boolean =>
    !highlight || hasOnce(title, highlight),
  comparing('expected words that "title" contains once', "highlight"),
] as const;

export const describedLink = link
  .extend({ text: text("Why a visitor should follow it.", 240) })
  .meta({ id: "DescribedLink", description: "A link and the reason to follow it." });

export const shareImageFile = object(
  "ShareImageFile",
  "A picture for link previews, and its text alternative.",
  {
    file: withRule(
      imageFile({ exactly: shareSize }),
      /\.(png|jpe?g)$/,
      "expected a png or jpg, because link previews show no other",
    ),
    alt: alternativeText(),
  },
);

export const titledText = object("TitledText", "A heading and its words.", {
  title: text("The heading.", 90),
  text: text("The words.", 420),
});

export const guideAudience = enumOf("GuideAudience", "For whom a guide is.", audiences);

/** The audience whose guides are shown. */
export const guidesFor = (description: string): typeof guideAudience =>
  guideAudience.meta({ description }).register(fieldRoles, { role: "guides" });

/** The schema of a kind of section or hero. Its GraphQL type is named after `kind`; editors show `description`. */
const kindOf =
  <Common extends z.core.$ZodLooseShape>(suffix: string, what: string, common: Common) =>
  <Kind extends string, Shape extends z.core.$ZodLooseShape>(
    kind: Kind,
    description: string,
    shape: Shape,
  ) =>
    object(capitalized(kind) + suffix, description, {
      kind: z.literal(kind).meta({ description: `What kind of ${what} it is.` }),
      ...common,
      ...shape,
    });

/** The schema of a kind of section that is shown without the heading of the others. */
export const plainSectionOf = kindOf("Section", "section", { anchor: anchor() });

export const sectionHeading = {
  title: text("The heading of the section.", 90),
  lead: linkedText("A sentence or two below it.", 420).optional(),
};

export const sectionOf = kindOf("Section", "section", {
  anchor: anchor(),
  label: text(
    "A label next to the heading, such as an item of a report.",
    40,
    "Recommendation",
  ).optional(),
  ...sectionHeading,
});

export const heroOf = kindOf("Hero", "first screen", {
  label: text(
    "A line above the heading, such as the kind of document.",
    60,
    "Staff report",
  ).optional(),
  title: drawn(text("The page's heading.", 90)),
  highlight: text("The part of the heading to mark; the heading has it once.", 60).optional(),
  lead: text("The sentences below it.", 420),
  actions: listOf(link, "The buttons, the most important first.", 0, 3),
  note: text("A line below the buttons.", 160).optional(),
});
