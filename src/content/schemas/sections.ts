import { z } from "zod";
import { anchor, choice, formed, longest, reference, slug, slugNearby, target, text, whenSound } from "../fields";
import { without } from "../nearMiss";
import { card, titledText } from "./cards";
import { link } from "./links";

const heading = {
  anchor: anchor(),
  title: text("The heading of the section.", 90),
  lead: text("A sentence or two below the heading.", 420).optional(),
};

/** The heading of the sections that fixed pages share, with a label that the page's composition sets in its margin. */
const labeledHeading = {
  ...heading,
  label: text("A label beside the heading, such as an item of a report or the part of a lesson.", 40)
    .meta({ examples: ["Recommendation"] })
    .optional(),
};

/** The word that says what kind of section it is; it decides which fields the section has. */
const kind = <Name extends string>(name: Name) => z.literal(name).meta({ description: "What kind of section it is." });

const side = choice("Side", "Which side a point is on: for, against, or common ground.", {
  for: "In favour of what is asked.",
  against: "Opposed to what is asked.",
  common: "What both sides accept.",
});

export const hero = z
  .strictObject({
    label: text("A line above the heading, such as the kind of document that the page is.", 60)
      .meta({ examples: ["Staff report"] })
      .optional(),
    title: text("The page's heading.", 90),
    highlight: text("The part of the heading that is marked; the heading must contain it once.", 60).optional(),
    lead: text("The sentences below it.", 420),
    actions: z.array(link).max(3).meta({ description: "The buttons, the most important first." }),
    note: text("A line below the buttons.", 160).optional(),
    picture: reference("Picture", "The slug of the page's picture in pictures.json.")
      .meta({ examples: ["transcript"] })
      .optional(),
  })
  .refine((value) => !value.highlight || value.title.split(value.highlight).length === 2, {
    error: 'expected words that "title" contains once',
    when: whenSound,
    path: ["highlight"],
  })
  .meta({ id: "Hero", description: "The first screen of a page." });

const point = z
  .strictObject({
    slug: slug("The point's name, for the points that answer it."),
    side,
    text: text("The argument.", 240),
    note: text("A remark below it, such as its source.", 80)
      .meta({ examples: ["Source attached"] })
      .optional(),
    answers: z
      .array(slugNearby("The slug of a point.", "expected the slug of a point of this sheet").meta({ examples: ["few-states"] }))
      .min(1)
      .max(12)
      .optional()
      .meta({ description: "The points that this one answers or joins." }),
  })
  .meta({ id: "FlowPoint", description: "An argument on a flow sheet." });

export const flowSection = z
  .strictObject({
    kind: kind("flow"),
    ...heading,
    question: text("The question in debate.", 120),
    status: text("Where the debate stands.", 80).meta({ examples: ["Round 2 of 3"] }),
    points: z.array(point).min(2).max(12).meta({ description: "The arguments, from the first to the last." }),
    scaleStart: z.int().min(0).max(100).optional().meta({ description: "Where the reader stood at first: 0 is against, 100 is for." }),
    scaleNow: z.int().min(0).max(100).optional().meta({ description: "Where the reader stands now." }),
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
  .meta({ id: "FlowSection", description: "A flow sheet: a question with its arguments in columns." });

export const statsSection = z
  .strictObject({
    kind: kind("stats"),
    ...labeledHeading,
    stats: z
      .array(reference("Stat", "The slug of a figure in stats.json.").meta({ examples: ["effect-size"] }))
      .min(2)
      .max(6)
      .meta({ description: "The figures, by slug." }),
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
      .array(reference("Phase", "The slug of a phase in phases.json.").meta({ examples: ["gov-pilot"] }))
      .min(2)
      .max(6)
      .meta({ description: "The phases, by slug." }),
  })
  .meta({ id: "PhasesSection", description: "Phases in order, each with details that can be opened." });

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
  .meta({ id: "ListSection", description: "Terms and what they mean, such as who takes part and in what role." });

const comparisonPair = z
  .strictObject({
    aspect: text("What is compared.", 60),
    before: text("How it is before.", 240),
    after: text("How it is after.", 240),
  })
  .meta({ id: "ComparisonPair", description: "One thing before and after." });

export const comparisonSection = z
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
    items: z.array(text("A thing to do.", 160)).min(2).max(12).meta({ description: "The things to do." }),
  })
  .meta({ id: "Checklist", description: "A list of things to tick off." });

export const checklistsSection = z
  .strictObject({
    kind: kind("checklists"),
    ...heading,
    checklists: z.array(checklist).min(1).max(4).meta({ description: "The lists." }),
  })
  .meta({ id: "ChecklistsSection", description: "Checklists whose ticks stay in the visitor's browser." });

export const proseSection = z
  .strictObject({
    kind: kind("prose"),
    ...heading,
    paragraphs: z.array(text("A paragraph.", 900)).min(1).max(6).meta({ description: "The paragraphs." }),
  })
  .meta({ id: "ProseSection", description: "Running text." });

const share = z
  .strictObject({
    side,
    label: text("What these people said.", 120),
    percent: z.int().min(0).max(100).meta({ description: "Their share, in percent." }),
  })
  .meta({ id: "Share", description: "A share of the answers." });

export const sharesSection = z
  .strictObject({
    kind: kind("shares"),
    ...heading,
    question: text("What was asked.", 160),
    shares: z.array(share).min(2).max(4).meta({ description: "The shares; together, at most 100 percent." }),
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
    actions: z.array(link).min(1).max(3).meta({ description: "The buttons, the most important first." }),
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

const question = z
  .strictObject({
    slug: slug("The question's name in addresses."),
    question: text("The question.", 160),
    answer: text(
      "The answer. Without one, the launch check asks for it, and the page leaves the question out or offers to ask it.",
      900,
    ).optional(),
  })
  .meta({ id: "Question", description: "A question and its answer, if there is one yet." });

export const questionsSection = z
  .strictObject({
    kind: kind("questions"),
    ...heading,
    items: z.array(question).min(2).max(12).meta({ description: "The questions." }),
  })
  .meta({ id: "QuestionsSection", description: "Questions that people ask, with their answers." });

export const askSection = z
  .strictObject({
    ...questionsSection.shape,
    ask: target().meta({ description: "The form that asks a question without an answer, such as form:contact." }),
  })
  .meta({ id: "AskSection", description: "Questions that people ask; those without an answer open a form that names them." });

const proof = z
  .strictObject({
    file: formed(/^[\w./-]+$/, 'expected a path in the repository such as "tests/e2e/accessibility.spec.ts"', longest.file).meta({
      description: "The file that does what the claim says, as a path in the repository.",
      examples: ["tests/e2e/accessibility.spec.ts"],
    }),
    words: z
      .array(
        // Code, with the quotation marks of code: ASCII without what HTML would read.
        formed(/^(?! )[ -%'-;=?-~]+(?<! )$/, "expected words of the file on one line, without <, > and &", 120).meta({
          description: "Words of that file.",
          examples: ["of routes)"],
        }),
      )
      .min(1)
      .max(4)
      .meta({ description: "What must be in that file for the claim to be true." }),
  })
  .meta({ id: "Proof", description: "What makes a claim true. The page doesn't show it; a test compares it with the repository." });

const claim = z
  .strictObject({
    title: text("What is tested, or how.", 90),
    detail: text("A short remark next to the heading, such as the name of a tool.", 60).optional(),
    text: text("The claim.", 420),
    proofs: z.array(proof).min(1).max(4).meta({ description: "What makes the claim true." }),
  })
  .meta({ id: "Claim", description: "A claim about how the site is tested, and what makes it true." });

export const claimsSection = z
  .strictObject({
    ...heading,
    claims: z.array(claim).min(1).max(12).meta({ description: "The claims." }),
  })
  .meta({ id: "ClaimsSection", description: "Claims about how the site is tested." });

/** A heading above entries that live in a file of their own. */
export const headingSection = z
  .strictObject(labeledHeading)
  .meta({ id: "HeadingSection", description: "The heading of a section whose entries live in a file of their own." });

export const debateSection = z
  .strictObject({
    ...labeledHeading,
    debate: reference("Debate", "The slug of a debate in data/debates.").meta({ examples: ["locked-phones"] }),
  })
  .meta({ id: "DebateSection", description: "A debate that visitors go through with a scale." });
const lessonPart = z
  .strictObject({
    time: text("When it is, such as the minutes of the lesson.", 24).meta({ examples: ["0–5 min", "Before class"] }),
    title: text("What this part of the lesson is.", 40).meta({ examples: ["Rebuttals"] }),
    teacher: text("What the teacher does.", 120),
    students: text("What the students do.", 120),
  })
  .meta({ id: "LessonPart", description: "A part of a lesson." });

const lessonFact = z
  .strictObject({
    title: text("What the entry is.", 24).meta({ examples: ["Materials"] }),
    text: text("The entry.", 200),
  })
  .meta({ id: "LessonFact", description: "An entry at the head of a lesson plan." });

export const lessonPlan = z
  .strictObject({
    title: text("The name of the plan, which says that it is a sample.", 80),
    facts: z.array(lessonFact).min(1).max(4).meta({ description: "The head of the plan: topic, materials." }),
    time: text("The heading of the times.", 20),
    part: text("The heading of the parts.", 20),
    teacher: text("The heading of what the teacher does.", 20),
    students: text("The heading of what the students do.", 20),
    parts: z.array(lessonPart).min(2).max(8).meta({ description: "The parts of the lesson, from the first to the last." }),
  })
  .meta({ id: "LessonPlan", description: "A lesson plan: when, what, and who does it." });

const people = (description: string) => z.int().min(1).max(100_000).meta({ description });

export const estimateSection = z
  .strictObject({
    ...heading,
    people: text("The name of the field for the number of people.", 40),
    slider: text("The name of the slider next to it.", 60),
    start: people("The number of people that the estimate begins with."),
    most: people("The highest number of people that can be entered."),
    samples: z
      .array(people("A number of people."))
      .min(1)
      .max(3)
      .meta({ description: "Team sizes for the table on paper and on pages without scripts." }),
    empty: text("Said when no number is entered; {most} is the highest.", 120, ["most"]),
    notWhole: text("Said of anything that is no whole number; {most} is the highest.", 120, ["most"]),
    tooFew: text("Said of numbers below 1.", 120),
    tooMany: text("Said of numbers that are too high; {most} is the highest.", 120, ["most"]),
    askUs: text("The link next to it, which opens the contact form.", 60),
    onePerson: text("A team of one.", 30),
    manyPeople: text("A team of several; {people} is their number.", 30, ["people"]),
    shownFor: text("Above the figures; {size} is the size of the team.", 60, ["size"]),
    month: text("The heading above what a month costs.", 20),
    year: text("The heading above what a year costs.", 20),
    saving: text("Next to what a year of annual billing saves.", 40),
    onePrice: text("What a plan with one price costs; {month} and {year} are the sums.", 60, ["month", "year"]),
    agreed: text("Said of a plan whose price is negotiated.", 80),
    result: text(
      "Said to screen readers when the figures change; {size}, {option} and {billing} are what the visitor chose, {costs} are the figures.",
      120,
      ["size", "option", "billing", "costs"],
    ),
    planCost: text("One of these costs; {plan} is the plan, {year} the sum.", 60, ["plan", "year"]),
    copy: text("The button that copies a link to the estimate.", 60),
    copied: text("Said when the link is copied.", 80),
    notCopied: text("Said when the browser does not allow copying; the address of the page is then the same link.", 160),
    print: text("The button that prints the estimate alone.", 40),
    samplesTitle: text("The name of the table on paper and on pages without scripts.", 80),
  })
  .refine((value) => value.start <= value.most, { error: 'expected at most the number of "most"', path: ["start"], when: whenSound })
  .meta({ id: "EstimateSection", description: "What each plan costs a team whose size the visitor enters." });
