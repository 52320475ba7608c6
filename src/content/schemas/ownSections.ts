import { z } from "zod";
import {
  formed,
  linkedText,
  listOf,
  longest,
  object,
  reference,
  slug,
  target,
  text,
  whenFieldsValid,
} from "../fields";
import { heading, kind, labeledHeading } from "./headings";

/* The sections that a page has at a fixed place, under a field of their own. */

const question = object("Question", "A question and its answer, if there is one yet.", {
  slug: slug("The question's place on its page, for links with #."),
  question: text("The question.", 160),
  answer: linkedText(
    "The answer. Without it, the page omits the question or offers to ask it.",
    900,
  ).optional(),
});

export const questionsSection = object(
  "QuestionsSection",
  "Questions that people ask, with their answers.",
  {
    kind: kind("questions"),
    ...labeledHeading,
    items: listOf(question, "The questions.", 2, 12),
  },
);

export const askSection = object(
  "AskSection",
  "Questions; those without an answer open a form that names them.",
  {
    ...questionsSection.shape,
    ask: target().meta({
      description: "The form that asks an unanswered question.",
    }),
  },
);

const proof = object("Proof", "What makes a claim true; a test compares it with the repository.", {
  file: formed(
    "The file that does what the claim says.",
    /^[\w./-]+$/,
    "a path in the repository",
    "tests/e2e/accessibility.spec.ts",
    longest.place,
  ),
  words: listOf(
    // Code, with the quotation marks of code: ASCII without what HTML would read.
    formed(
      "Words of that file.",
      /^(?! )[ -%'-;=?-~]+(?<! )$/,
      "words of the file on one line, without <, > and &",
      "of routes)",
      120,
    ),
    "What must be in that file for the claim to be true.",
    1,
    4,
  ),
});

const claim = object("Claim", "A claim about how the site is tested, and what makes it true.", {
  title: text("What is tested, or how.", 90),
  detail: text("A short remark next to the heading, such as the name of a tool.", 60).optional(),
  text: text("The claim.", 420),
  proofs: listOf(proof, "What makes the claim true.", 1, 4),
});

export const claimsSection = object("ClaimsSection", "Claims about how the site is tested.", {
  ...heading,
  claims: listOf(claim, "The claims.", 1, 12),
});

export const debateSection = object("DebateSection", "A debate to go through with a scale.", {
  ...labeledHeading,
  debate: reference("Debate", "The debate: its slug in data/debates.", "locked-phones"),
});

const lessonPart = object("LessonPart", "A part of a lesson.", {
  time: text("When it is, such as the minutes of the lesson.", 24, "0–5 min", "Before class"),
  title: text("What this part of the lesson is.", 40, "Rebuttals"),
  teacher: text("What the teacher does.", 120),
  students: text("What the students do.", 120),
});

const lessonFact = object("LessonFact", "An entry at the head of a lesson plan.", {
  title: text("What the entry is.", 24, "Materials"),
  text: text("The entry.", 200),
});

export const lessonPlan = object("LessonPlan", "A lesson plan: when, what, and who does it.", {
  title: text("The name of the plan, which says that it is a sample.", 80),
  facts: listOf(lessonFact, "The head of the plan: topic, materials.", 1, 4),
  time: text("The heading of the times.", 20),
  part: text("The heading of the parts.", 20),
  teacher: text("The heading of what the teacher does.", 20),
  students: text("The heading of what the students do.", 20),
  parts: listOf(lessonPart, "The parts of the lesson, from the first to the last.", 2, 8),
});

const people = (description: string) => z.int().min(1).max(100_000).meta({ description });

export const estimateSection = z
  .strictObject({
    ...heading,
    people: text("The name of the field for the number of people.", 40),
    slider: text("The name of the slider next to it.", 60),
    start: people("The number of people that the estimate begins with."),
    most: people("The highest number of people that can be entered."),
    samples: listOf(
      people("A number of people."),
      "Team sizes for paper and without scripts.",
      1,
      3,
    ),
    empty: text("Shown when no number is entered; {most} is the highest.", 120),
    notWhole: text("Shown for anything that is no whole number; {most} is the highest.", 120),
    tooFew: text("Shown for numbers below 1.", 120),
    tooMany: text("Shown for numbers that are too high; {most} is the highest.", 120),
    askUs: text("The link next to it, which opens the contact form.", 60),
    onePerson: text("A team of one.", 30),
    manyPeople: text("A team of several; {people} is their number.", 30),
    shownFor: text("Above the figures; {size} is the size of the team.", 60),
    month: text("The heading above what a month costs.", 20),
    year: text("The heading above what a year costs.", 20),
    saving: text("Next to what a year of annual billing saves.", 40),
    onePrice: text("What a plan with one price costs; {month} and {year} are the sums.", 60),
    agreed: text("Shown for a plan whose price is negotiated.", 80),
    result: text("Announced when figures change: {costs} for {size}, {option}, {billing}.", 120),
    planCost: text("One of these costs; {plan} is the plan, {year} the sum.", 60),
    copy: text("The button that copies a link to the estimate.", 60),
    copied: text("Shown when the link is copied.", 80),
    notCopied: text("Shown when the browser does not allow copying.", 160),
    print: text("The button that prints the estimate alone.", 40),
    samplesTitle: text("The name of the table on paper and on pages without scripts.", 80),
  })
  .refine((value) => value.start <= value.most, {
    error: 'expected at most the number of "most"',
    path: ["start"],
    when: whenFieldsValid,
  })
  .meta({
    id: "EstimateSection",
    description: "What each plan costs a team.",
  });
