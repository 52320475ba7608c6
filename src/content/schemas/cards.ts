import { choice, listOf, object, reference, slug, target, text, webAddress } from "../fields";

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

export const card = object("Card", "A heading, some words, and optionally a link.", {
  title: text("The heading of the card.", 80),
  text: text("The words of the card.", 420),
  points: listOf(text("A point.", 200), "Points below the words.", 1, 8).optional(),
  theme: cardTheme.optional(),
  debate: reference(
    "Debate",
    "Its debate, where cards show debates: a slug of data/debates.",
    "locked-phones",
  ).optional(),
  to: target().optional(),
  linkLabel: text("The words of its link; without them, the heading is the link.", 60).optional(),
});

export const titledText = object("TitledText", "A heading and its words.", {
  title: text("The heading.", 90),
  text: text("The words.", 420),
  detail: text("A remark next to the heading, such as a time.", 60, "After review").optional(),
});

export const statKind = choice(
  "StatKind",
  "Where a figure comes from; decides which caveat its row has.",
  {
    research: "Published research.",
    record: "Public record, such as the laws of the states.",
    design: "A count of something on this site, such as the steps of a plan.",
    intended: "What a use of the platform is meant to change; nobody has measured it.",
  },
);

export const stat = object("Stat", "A figure and what it means.", {
  slug: slug("The name by which pages refer to the figure."),
  kind: statKind,
  number: text("The figure as it is shown.", 16, "40+", "0.51–0.67", "+300%"),
  label: text("What it counts.", 80, "years of research"),
  description: text("What it means, in a sentence.", 240),
  limits: text("What it doesn't say, in a sentence or two."),
  source: object(
    "StatSource",
    "Where it comes from. Without it, the site says that the source follows.",
    {
      label: text("The citation.", 200),
      address: webAddress("Where it can be read.").optional(),
    },
  ).optional(),
});

export const phase = object("Phase", "A phase of an implementation.", {
  slug: slug("The name by which pages refer to the phase."),
  phase: text("Its place in the order.", 20, "Phase 1"),
  title: text("Its name.", 80),
  description: text("What happens in it.", 420),
  timeline: text("How long it takes.", 40, "One term"),
  color: cardTheme,
  activities: listOf(text("An activity.", 200), "Key activities.", 1, 12),
  outcomes: listOf(text("An outcome.", 200), "Expected outcomes.", 1, 12),
});

export const sector = object("Sector", "A sector that can apply to the pilot program.", {
  slug: slug("The name of the sector."),
  title: text("The name of the sector as it is shown.", 60),
  description: text("Why it should apply.", 320),
  examples: listOf(text("An example of who belongs to it.", 80), "Who belongs to it.", 1, 12),
  linkTo: target().optional(),
  linkLabel: text("The words of the link.", 60).optional(),
  cardStyle: audienceTheme,
});

/** What the cards of non-profits and of companies have in common. */
const use = {
  slug: slug("The name of the card."),
  title: text("The heading.", 80),
  subtitle: text("A line below the heading.", 120),
  description: text("The words of the card.", 420),
  benefits: listOf(text("A benefit.", 200), "Key benefits.", 1, 12),
  colour: cardTheme,
};

export const roleCard = object("RoleCard", "A use in a non-profit, by roles.", {
  ...use,
  staffRoles: listOf(titledText, "What staff do.", 1, 12),
  partnerHeading: text("The heading above the volunteer or partner roles.", 40),
  volunteerRoles: listOf(titledText, "What volunteers or partners do.", 1, 12),
});

export const organizationCard = object("OrganizationCard", "A use in a company, as a process.", {
  ...use,
  process: listOf(titledText, "The numbered process.", 1, 12),
});
