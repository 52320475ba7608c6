import { z } from "zod";
import { choice, reference, slug, target, text, webAddress } from "../fields";

const audienceThemes = {
  education: "The colors of the pages for schools and universities.",
  corporate: "The colors of the pages for companies and teams.",
  nonprofit: "The colors of the pages for non-profits.",
  government: "The colors of the pages for government.",
  other: "The colors for everybody else.",
};

const educationThemes = {
  academic: "The colors of academic benefits.",
  sel: "The colors of social-emotional learning.",
  classroom: "The colors of classroom outcomes.",
  implementation: "The colors of the implementation guide.",
};

export const audienceTheme = choice("AudienceTheme", "The colors of an audience.", audienceThemes);

export const educationTheme = choice(
  "EducationTheme",
  "The colors of a page for educators.",
  educationThemes,
);

export const cardTheme = choice("CardTheme", "The colors of a card.", {
  ...audienceThemes,
  ...educationThemes,
});

export const card = z
  .strictObject({
    title: text("The heading of the card.", 80),
    text: text("The words of the card.", 420),
    points: z
      .array(text("A point.", 200))
      .min(1)
      .max(8)
      .optional()
      .meta({ description: "Points below the words." }),
    theme: cardTheme.optional(),
    debate: reference(
      "Debate",
      "A debate, for sets of cards laid out with debates: its slug in data/debates.",
    )
      .meta({ examples: ["locked-phones"] })
      .optional(),
    to: target().optional(),
    linkLabel: text(
      "The words of the card's link. Without them, the heading is the link.",
      60,
    ).optional(),
  })
  .meta({ id: "Card", description: "A heading, some words, and optionally a link." });

export const titledText = z
  .strictObject({
    title: text("The heading.", 90),
    text: text("The words.", 420),
    detail: text("A short remark next to the heading, such as a length of time.", 60)
      .meta({ examples: ["After review"] })
      .optional(),
  })
  .meta({ id: "TitledText", description: "A heading and its words." });

export const statKind = choice(
  "StatKind",
  "Where a figure comes from. It decides which caveat a row with the figure shows.",
  {
    research: "Published research.",
    record: "Public record, such as the laws of the states.",
    design: "A count of something on this site, such as the steps of a plan.",
    intended: "What a use of the platform is meant to change; nobody has measured it.",
  },
);

export const stat = z
  .strictObject({
    slug: slug("The name by which pages refer to the figure."),
    kind: statKind,
    number: text("The figure as it is shown.", 16).meta({
      examples: ["40+", "0.51–0.67", "+300%"],
    }),
    label: text("What it counts.", 80).meta({ examples: ["years of research"] }),
    description: text("What it means, in a sentence.", 240),
    limits: text("What it doesn't say, in a sentence or two."),
    source: z
      .strictObject({
        label: text("The source, as it is cited.", 200),
        address: webAddress("Where it can be read.").optional(),
      })
      .meta({
        id: "StatSource",
        description:
          "Where the figure comes from. Without it, the site says that the source follows, and the launch check asks for it.",
      })
      .optional(),
  })
  .meta({ id: "Stat", description: "A figure and what it means." });

export const phase = z
  .strictObject({
    slug: slug("The name by which pages refer to the phase."),
    phase: text("Its place in the order.", 20).meta({ examples: ["Phase 1"] }),
    title: text("Its name.", 80),
    description: text("What happens in it.", 420),
    timeline: text("How long it takes.", 40).meta({ examples: ["One term"] }),
    color: cardTheme,
    activities: z
      .array(text("An activity.", 200))
      .min(1)
      .max(12)
      .meta({ description: "Key activities." }),
    outcomes: z
      .array(text("An outcome.", 200))
      .min(1)
      .max(12)
      .meta({ description: "Expected outcomes." }),
  })
  .meta({ id: "Phase", description: "A phase of an implementation." });

export const sector = z
  .strictObject({
    slug: slug("The name of the sector."),
    title: text("The name of the sector as it is shown.", 60),
    description: text("Why it should apply.", 320),
    examples: z
      .array(text("An example of who belongs to it.", 80))
      .min(1)
      .max(12)
      .meta({ description: "Who belongs to it." }),
    linkTo: target().optional(),
    linkLabel: text("The words of the link.", 60).optional(),
    cardStyle: audienceTheme,
  })
  .meta({ id: "Sector", description: "A sector that can apply to the pilot program." });

export const roleCard = z
  .strictObject({
    slug: slug("The name of the card."),
    title: text("The heading.", 80),
    subtitle: text("A line below the heading.", 120),
    description: text("The words of the card.", 420),
    staffRoles: z.array(titledText).min(1).max(12).meta({ description: "What staff do." }),
    partnerHeading: text("The heading above the volunteer or partner roles.", 40),
    volunteerRoles: z
      .array(titledText)
      .min(1)
      .max(12)
      .meta({ description: "What volunteers or partners do." }),
    benefits: z
      .array(text("A benefit.", 200))
      .min(1)
      .max(12)
      .meta({ description: "Key benefits." }),
    color: cardTheme,
  })
  .meta({ id: "RoleCard", description: "A use of the platform in a non-profit, by roles." });

export const organizationCard = z
  .strictObject({
    slug: slug("The name of the card."),
    title: text("The heading.", 80),
    subtitle: text("A line below the heading.", 120),
    description: text("The words of the card.", 420),
    process: z.array(titledText).min(1).max(12).meta({ description: "The numbered process." }),
    benefits: z
      .array(text("A benefit.", 200))
      .min(1)
      .max(12)
      .meta({ description: "What it brings." }),
    color: cardTheme,
  })
  .meta({
    id: "OrganizationCard",
    description: "A use of the platform in a company, as a process.",
  });
