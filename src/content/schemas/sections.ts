import { z } from "zod";
import { choice, linkedText, reference, slug, slugNearby, text, whenSound } from "../fields";
import { without } from "../nearMiss";
import { card, titledText } from "./cards";
import { heading, kind, labeledHeading } from "./headings";
import { link } from "./links";

const side = choice("Side", "Which side a point is on: for, against, or common ground.", {
  for: "In favour of what is asked.",
  against: "Opposed to what is asked.",
  common: "What both sides accept.",
});

const point = z
  .strictObject({
    slug: slug("The point's name, for the points that answer it."),
    side,
    text: text("The argument.", 240),
    note: text("A remark below it, such as its source.", 80)
      .meta({ examples: ["Source attached"] })
      .optional(),
    answers: z
      .array(
        slugNearby("The slug of a point.", "expected the slug of a point of this sheet").meta({
          examples: ["few-states"],
        }),
      )
      .min(1)
      .max(12)
      .optional()
      .meta({ description: "The points that this one answers or joins." }),
  })
  .meta({ id: "FlowPoint", description: "An argument on a flow sheet." });

const flowSection = z
  .strictObject({
    kind: kind("flow"),
    ...heading,
    question: text("The question in debate.", 120),
    status: text("Where the debate stands.", 80).meta({ examples: ["Round 2 of 3"] }),
    points: z
      .array(point)
      .min(2)
      .max(12)
      .meta({ description: "The arguments, from the first to the last." }),
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
      const known = value.points.map((entry) => entry.slug);
      value.points.forEach((entry, index) => {
        entry.answers?.forEach((answer, position) => {
          if (!known.includes(answer)) {
            context.addIssue({
              code: "custom",
              path: ["points", index, "answers", position],
              message: `expected the slug of a point of this sheet (${known.join(", ")})`,
              params: { known: without(known, [entry.slug, ...(entry.answers ?? [])]) },
            });
          }
        });
      });
    },
    { when: whenSound },
  )
  .meta({
    id: "FlowSection",
    description: "A flow sheet: a question with its arguments in columns.",
  });

export const statsSection = z
  .strictObject({
    kind: kind("stats"),
    ...labeledHeading,
    stats: z
      .array(
        reference("Stat", "A figure: its slug in stats.json.").meta({ examples: ["effect-size"] }),
      )
      .min(2)
      .max(6)
      .meta({ description: "The figures." }),
    note: text("A remark below the figures.", 240).optional(),
  })
  .meta({ id: "StatsSection", description: "A row of figures." });

export const cardsSection = z
  .strictObject({
    kind: kind("cards"),
    ...labeledHeading,
    layout: choice("CardsLayout", "How the cards are set.", {
      columns: "Side by side, between rules.",
      rows: "One below the other, the heading to the left.",
      numbered: "As columns, with numbers.",
      debates: "Side by side, each with the question of a debate.",
      paragraphs: "As the numbered paragraphs of a report.",
    }),
    cards: z.array(card).min(2).max(12).meta({ description: "The cards." }),
  })
  .meta({ id: "CardsSection", description: "A set of cards." });

export const phasesSection = z
  .strictObject({
    kind: kind("phases"),
    ...heading,
    phases: z
      .array(
        reference("Phase", "A phase: its slug in phases.json.").meta({ examples: ["gov-pilot"] }),
      )
      .min(2)
      .max(6)
      .meta({ description: "The phases." }),
  })
  .meta({
    id: "PhasesSection",
    description: "Phases in order, each with details that can be opened.",
  });

export const stepsSection = z
  .strictObject({
    kind: kind("steps"),
    ...labeledHeading,
    steps: z.array(titledText).min(2).max(8).meta({ description: "The steps, in order." }),
  })
  .meta({ id: "StepsSection", description: "Numbered steps, joined by arrows." });

export const listSection = z
  .strictObject({
    kind: kind("list"),
    ...labeledHeading,
    items: z.array(titledText).min(2).max(12).meta({ description: "The entries." }),
  })
  .meta({
    id: "ListSection",
    description: "Terms and what they mean, such as who takes part and in what role.",
  });

const comparisonPair = z
  .strictObject({
    aspect: text("What is compared.", 60),
    before: text("How it is before.", 240),
    after: text("How it is after.", 240),
  })
  .meta({ id: "ComparisonPair", description: "One thing before and after." });

const comparisonSection = z
  .strictObject({
    kind: kind("comparison"),
    ...heading,
    before: text("The heading of the first column.", 40),
    after: text("The heading of the second column.", 40),
    pairs: z.array(comparisonPair).min(2).max(8).meta({ description: "What is compared." }),
  })
  .meta({ id: "ComparisonSection", description: "Before and after, side by side." });

const checklist = z
  .strictObject({
    slug: slug("The list's name; ticks are kept under it."),
    title: text("The heading of the list.", 60),
    items: z
      .array(text("A thing to do.", 160))
      .min(2)
      .max(12)
      .meta({ description: "The things to do." }),
  })
  .meta({ id: "Checklist", description: "A list of things to tick off." });

export const checklistsSection = z
  .strictObject({
    kind: kind("checklists"),
    ...heading,
    checklists: z.array(checklist).min(1).max(4).meta({ description: "The lists." }),
  })
  .meta({
    id: "ChecklistsSection",
    description: "Checklists whose ticks stay in the visitor's browser.",
  });

export const proseSection = z
  .strictObject({
    kind: kind("prose"),
    ...heading,
    paragraphs: z
      .array(linkedText("A paragraph. May link to pages: [words](/pricing#faq).", 900))
      .min(1)
      .max(6)
      .meta({ description: "The paragraphs." }),
  })
  .meta({ id: "ProseSection", description: "Running text." });

const share = z
  .strictObject({
    side,
    label: text("What these people said.", 120),
    percent: z.int().min(0).max(100).meta({ description: "Their share, in percent." }),
  })
  .meta({ id: "Share", description: "A share of the answers." });

const sharesSection = z
  .strictObject({
    kind: kind("shares"),
    ...heading,
    question: text("What was asked.", 160),
    shares: z
      .array(share)
      .min(2)
      .max(4)
      .meta({ description: "The shares; together, at most 100 percent." }),
    illustration: text("Says that the figures are an illustration.", 200),
  })
  .superRefine(
    ({ shares }, context) => {
      const sum = shares.reduce((total, { percent }) => total + percent, 0);
      const message = `expected percentages that add up to at most 100, got ${sum}`;
      if (sum > 100) context.addIssue({ code: "custom", path: ["shares"], message });
    },
    { when: whenSound },
  )
  .meta({ id: "SharesSection", description: "Shares of opinion as bars." });

export const linksSection = z
  .strictObject({
    kind: kind("links"),
    ...labeledHeading,
    links: z
      .array(
        link
          .extend({ text: text("Why a visitor should follow it.", 240) })
          .meta({ id: "DescribedLink", description: "A link and the reason to follow it." }),
      )
      .min(1)
      .max(6)
      .meta({ description: "The links." }),
  })
  .meta({ id: "LinksSection", description: "Links to pages that go on from here." });

export const callToActionSection = z
  .strictObject({
    kind: kind("callToAction"),
    ...heading,
    actions: z
      .array(link)
      .min(1)
      .max(3)
      .meta({ description: "The buttons, the most important first." }),
    note: text("A line below the buttons.", 160).optional(),
  })
  .meta({ id: "CallToActionSection", description: "The closing invitation of a page." });

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
