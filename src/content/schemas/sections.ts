import { z } from "zod";
import {
  choice,
  linkedText,
  listOf,
  object,
  reference,
  reportUnknown,
  slug,
  slugNearby,
  text,
  whenFieldsValid,
  wholeNumber,
} from "../fields";
import { card, titledText } from "./cards";
import { heading, kind, labeledHeading } from "./headings";
import { link } from "./links";

const side = choice("Side", "Which side a point is on: for, against, or common ground.", {
  for: "In favor of what is asked.",
  against: "Opposed to what is asked.",
  common: "What both sides accept.",
});

const point = object("FlowPoint", "An argument on a flow sheet.", {
  slug: slug("The point's name, for the points that answer it."),
  side,
  text: text("The argument.", 240),
  note: text("A remark below it, such as its source.", 80, "Source attached").optional(),
  answers: listOf(
    slugNearby("a point of this sheet", "few-states"),
    "The points that it answers or joins.",
    1,
    12,
  ).optional(),
});

const flowSection = z
  .strictObject({
    kind: kind("flow"),
    ...heading,
    question: text("The question in debate.", 120),
    status: text("Where the debate stands.", 80, "Round 2 of 3"),
    points: listOf(point, "The arguments, from the first to the last.", 2, 12),
    scaleStart: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: "Where the reader stood at first: 0 is against, 100 is for." }),
    scaleNow: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: "Where the reader stands now." }),
    caption: text("Says that this is sample data, and what it shows.", 200),
  })
  .superRefine(
    (value, context) => {
      const slugs = value.points.map((entry) => entry.slug);
      value.points.forEach(({ answers = [] }, index) => {
        const path = ["points", index, "answers"];
        reportUnknown(context, path, answers, slugs, "a point of this sheet");
      });
    },
    { when: whenFieldsValid },
  )
  .meta({
    id: "FlowSection",
    description: "A flow sheet: a question with its arguments in columns.",
  });

export const statsSection = object("StatsSection", "A row of figures.", {
  kind: kind("stats"),
  ...labeledHeading,
  stats: listOf(
    reference("Stat", "A figure: its slug in stats.json.", "effect-size"),
    "The figures.",
    2,
    6,
  ),
  note: text("A remark below the figures.", 240).optional(),
});

const describedLink = link
  .extend({ text: text("Why a visitor should follow it.", 240) })
  .meta({ id: "DescribedLink", description: "A link and the reason to follow it." });

export const cardsSection = object("CardsSection", "A set of cards.", {
  kind: kind("cards"),
  ...labeledHeading,
  layout: choice("CardsLayout", "How the cards are set.", {
    columns: "Side by side, between rules.",
    rows: "One below the other, the heading to the left.",
    numbered: "As columns, with numbers.",
    debates: "Side by side, each with the question of a debate.",
    paragraphs: "As the numbered paragraphs of a report.",
  }),
  cards: listOf(card, "The cards.", 2, 12),
  more: describedLink.optional().meta({ description: "A further link, below the cards." }),
});

export const phasesSection = object("PhasesSection", "Phases, each with details to open.", {
  kind: kind("phases"),
  ...heading,
  phases: listOf(
    reference("Phase", "A phase: its slug in phases.json.", "gov-pilot"),
    "The phases.",
    2,
    6,
  ),
});

export const stepsSection = object("StepsSection", "Numbered steps, joined by arrows.", {
  kind: kind("steps"),
  ...labeledHeading,
  steps: listOf(titledText, "The steps, in order.", 2, 8),
});

export const listSection = object("ListSection", "Terms and what they mean.", {
  kind: kind("list"),
  ...labeledHeading,
  items: listOf(titledText, "The entries.", 2, 12),
});

const comparisonPair = object("ComparisonPair", "One thing before and after.", {
  aspect: text("What is compared.", 60),
  before: text("How it is before.", 240),
  after: text("How it is after.", 240),
});

const comparisonSection = object("ComparisonSection", "Before and after, side by side.", {
  kind: kind("comparison"),
  ...heading,
  before: text("The heading of the first column.", 40),
  after: text("The heading of the second column.", 40),
  pairs: listOf(comparisonPair, "What is compared.", 2, 8),
});

const checklist = object("Checklist", "A list of things to tick off.", {
  slug: slug("The list's name; ticks are kept under it."),
  title: text("The heading of the list.", 60),
  items: listOf(text("A thing to do.", 160), "The things to do.", 2, 12),
});

export const checklistsSection = object(
  "ChecklistsSection",
  "Checklists; ticks stay in the browser.",
  {
    kind: kind("checklists"),
    ...heading,
    checklists: listOf(checklist, "The lists.", 1, 4),
  },
);

export const proseSection = object("ProseSection", "Running text.", {
  kind: kind("prose"),
  ...heading,
  paragraphs: listOf(
    linkedText("A paragraph. May link to pages: [words](/pricing#faq).", 900),
    "The paragraphs.",
    1,
    6,
  ),
});

const share = object("Share", "A share of the answers.", {
  side,
  label: text("What these people said.", 120),
  percent: wholeNumber("Their share, in percent.", 0, 100),
});

const sharesSection = z
  .strictObject({
    kind: kind("shares"),
    ...heading,
    question: text("What was asked.", 160),
    shares: listOf(share, "The shares; together, at most 100 percent.", 2, 4),
    illustration: text("Says that the figures are an illustration.", 200),
  })
  .superRefine(
    ({ shares }, context) => {
      const sum = shares.reduce((total, { percent }) => total + percent, 0);
      const message = `expected percentages that add up to at most 100, got ${sum}`;
      if (sum > 100) context.addIssue({ code: "custom", path: ["shares"], message });
    },
    { when: whenFieldsValid },
  )
  .meta({ id: "SharesSection", description: "Shares of opinion as bars." });

export const linksSection = object("LinksSection", "Links to pages that go on from here.", {
  kind: kind("links"),
  ...labeledHeading,
  links: listOf(describedLink, "The links.", 1, 6),
});

export const callToActionSection = object("CallToActionSection", "The closing invitation.", {
  kind: kind("callToAction"),
  ...heading,
  actions: listOf(link, "The buttons, the most important first.", 1, 3),
  note: text("A line below the buttons.", 160).optional(),
});

/** Any section, for pages whose body is a list of sections. */
export const section = z
  .discriminatedUnion("kind", [
    statsSection,
    cardsSection,
    phasesSection,
    stepsSection,
    listSection,
    comparisonSection,
    checklistsSection,
    proseSection,
    sharesSection,
    flowSection,
    linksSection,
    callToActionSection,
  ])
  .meta({ id: "PageSection", description: "A section of a page; its kind says which." });
