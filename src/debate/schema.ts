import { z } from "zod";
import {
  comparing,
  enumOf,
  listOf,
  object,
  properName,
  text,
  textWith,
  whenFieldsValid,
  wholeNumber,
} from "../schema/fields";
import { reference, slug, slugNearby, webUrl } from "../schema/linkFields";
import { hasOnce, link, titledText } from "../schema/shapes";
import { shownEntries } from "../schema/shownEntries";

export const argumentSide = enumOf("ArgumentSide", "Which side an argument is on.", {
  for: "In favor of what is asked.",
  against: "Opposed to what is asked.",
});

const argumentSlug = slugNearby("an argument of this debate", "attention");

const result = object("StudyResult", "A figure that a study found.", {
  number: text("The figure as it is shown.", 8, "0.13", "68%"),
  label: text("What it measures, in a few words.", 120),
});

const source = object("ArgumentSource", "The published study behind an argument.", {
  authors: properName("Who wrote it: last names.", 100, "Smith, Johnson & Johnson"),
  year: wholeNumber("The year of its publication.", 1900, 2100),
  title: properName("Its title.", 160),
  published: properName("Where it was published, with volume and pages.", 120),
  url: webUrl("Where it can be looked up, such as its DOI."),
  results: listOf(
    result,
    "The figures that its abstract gives; the text doesn't repeat them.",
    1,
    2,
  ).optional(),
  method: text("What was done, and with how many.", 200),
  limits: text("What it doesn't show.", 200),
});

const argument = object("DebateArgument", "An argument of a debate.", {
  slug: slug("The argument's name, for those that answer it."),
  side: argumentSide,
  label: text("What it is about, in a word or two.", 18).optional(),
  claim: text("What it claims, in a short sentence that can stand alone.", 110),
  text: text(
    "The reasons for the claim, in two or three sentences that follow it.",
    320,
  ).optional(),
  note: text("A remark below it, such as its source.", 80, "Source attached").optional(),
  source: source.optional(),
  answers: listOf(argumentSlug, "The earlier arguments that this one answers.", 1, 12).optional(),
});

const commonGround = object("DebateCommonGround", "A point that both sides of a debate accept.", {
  claim: text("What both sides accept, in one short sentence that can stand alone.", 110),
  text: text("What follows from it, or what stays open.", 240).optional(),
  joins: listOf(argumentSlug, "The arguments that meet here.", 1, 12),
});

const draft = object("DebateDraft", "The next argument, which somebody still writes.", {
  text: text("What is written so far.", 160),
  marked: text("The words of it that the notes are about.", 80).optional(),
  notes: listOf(titledText, "The notes of the AI: what they say, and what to do.", 1, 2).optional(),
}).refine(
  ({ text: whole, marked, notes }) => (marked ? notes && hasOnce(whole, marked) : !notes),
  comparing('expected words that "text" contains once, and "notes" about them', "marked"),
);

const entry = object("OutcomeEntry", "A line: a point of the debate, or words of its own.", {
  point: slugNearby(
    "an argument of this debate, or common-1 for its first common ground",
    "hours",
  ).optional(),
  text: text("Words of its own; below a point, what became of it.", 240).optional(),
  by: text("Who wrote it, or who stands behind it.", 160, "Maya R.").optional(),
  count: wholeNumber("How many people stand behind it.", 1, 100_000).optional(),
  source: text("What is attached to it.", 60, "Transit map, June").optional(),
  note: text("A remark in the margin.", 160).optional(),
});

const group = object("OutcomeGroup", "A part of an outcome document.", {
  title: text("The heading of the part.", 60, "Rebuttals"),
  unit: text("What its numbers count.", 20, "votes").optional(),
  entries: listOf(entry, "Its lines.", 1, 8),
});

const outcome = object("Outcome", "The document that a debate ends in, on one page.", {
  variant: enumOf("OutcomeVariant", "How it looks.", {
    report: "A summary report: numbered lines with their votes; the last part is in a box.",
    transcript: "A transcript: rounds with names, and notes in the margin.",
    record: "A decision record: a ruled form with signatures.",
    position: "A joint position: the first part is in a ring.",
  }),
  title: text("What the document is.", 40, "Summary report"),
  facts: listOf(titledText, "Its head: to whom, from whom, when, how many took part.", 1, 6),
  groups: listOf(group, "Its parts.", 1, 8),
  signatures: listOf(titledText, "Who signs it: a name, and a role.", 1, 4).optional(),
  note: text("Says that this is a sample.", 160),
});

export const debateWords = object("DebateWords", "What the interface says around every debate.", {
  next: text("The button that leads to the next argument.", 30),
  finish: text("The button that leads from the last argument to the result.", 40),
  back: text("The button that leads back.", 20),
  again: text("The button at the end that starts from the beginning.", 30),
  progress: textWith("At which of all arguments the reader is.", 40, "number", "total"),
  start: text("At the scale of the first argument: what to do with it.", 80),
  nextFor: text("Above the empty column of the side for, while the first argument is read.", 40),
  nextAgainst: text("The same for the side against.", 40),
  draft: text("An argument that somebody still writes.", 20),
  you: text("The name of the reader's column.", 20),
  reader: text("Its name while it shows a sample reader.", 20),
  scale: text("The name of the scale that the reader moves.", 40),
  scaleEnds: text("Tells screen readers where the sides are on the scale.", 80),
  privacy: text("Says that the reader's position stays with the reader.", 120),
  legend: text("What the path at the end means.", 160),
  undecided: text("The middle of the scale.", 20),
  onePoint: text("The unit of the scale, once.", 20),
  points: textWith("The unit of the scale, with a number.", 20, "number"),
  positionFor: textWith("A position on the side for: how far from the middle.", 30, "points"),
  positionAgainst: textWith(
    "A position on the side against: how far from the middle.",
    30,
    "points",
  ),
  movedFor: textWith("A move towards the side for.", 40, "points"),
  movedAgainst: textWith("A move towards the side against.", 40, "points"),
  movedByOne: textWith(
    "The heading at the end, when only one argument moved the reader.",
    80,
    "change",
    "number",
  ),
  movedMostByOne: textWith("When one argument moved the reader most.", 80, "change", "number"),
  movedMostBySeveral: textWith("When several did, equally far.", 80, "change", "numbers"),
  and: text("Stands between the last two of several numbers.", 20),
  returned: textWith("When all moves lead back to the beginning.", 80, "points"),
  stayed: text("When no argument moved the reader in the end.", 60),
  unmoved: text("When the reader never moved the ring: the path is a sample reader's.", 80),
  sampleMoved: textWith("How far a sample reader moved.", 80, "points"),
  readersMoved: textWith(
    "How many readers of a group moved toward each side, and how many did not.",
    140,
    "arguments",
    "for",
    "against",
    "stayed",
  ),
});

const position = (description: string) =>
  wholeNumber(`${description} 50 is for, 0 undecided, -50 against.`, -50, 50);

const readerMove = object("ReaderMove", "Where one reader of a group stood.", {
  before: position("Before the debate."),
  after: position("After it."),
});

const readers = object("DebateReaders", "A group that went through the debate, such as a class.", {
  label: textWith("Who they are, above where they stood before.", 60, "number"),
  moves: listOf(readerMove, "The readers, in any order.", 2, 40),
});

export const debate = z
  .strictObject({
    slug: slug("The debate's name, by which pages show it."),
    question: text("The question in debate.", 120),
    status: text("Where it stands. It is shown as a list, not to go through.", 80).optional(),
    arguments: listOf(argument, "The arguments in order; sides take turns.", 2, 12),
    commonGround: listOf(commonGround, "What both sides accept.", 1, 3),
    scaleStart: position("Where one reader stood at first."),
    scaleNow: position("Where that reader stood at the end; in a list, the same if there is none."),
    readers: readers.optional(),
    positions: listOf(
      position("Where that reader stood after an argument."),
      "Where that reader stood after each argument.",
      2,
      12,
    ).optional(),
    draft: draft
      .optional()
      .meta({ description: "An argument that somebody still writes, for a debate in small." }),
    next: link.meta({ description: "Where to go on from the end." }).optional(),
    note: text("Says what it is, such as a sample.", 200),
    outcome: outcome.optional(),
  })
  .superRefine(
    (value, context) => {
      const slugs = value.arguments.map((entry) => entry.slug);
      const wrong = (message: string, path: PropertyKey[], known: string[] = []) =>
        context.addIssue({ code: "custom", path, message, params: { known } });
      const mustBeOneOf = (known: string[], slug: string | undefined, ...path: PropertyKey[]) => {
        const listed = known.join(", ") || "there is none";
        if (slug && !known.includes(slug))
          wrong(`expected the slug of an argument (${listed})`, path, known);
      };
      if (!value.next === !value.status) wrong('expected either "next" or "status"', ["next"]);
      const { positions, scaleNow } = value;
      if (value.draft && !positions)
        wrong('expected "positions", because it has a "draft"', ["draft"]);
      if (positions && positions.length !== value.arguments.length)
        wrong("expected one position for each argument", ["positions"]);
      if (positions && positions.at(-1) !== scaleNow)
        wrong(`expected the last to be "scaleNow", ${scaleNow}`, ["positions"]);
      value.arguments.forEach((one, index) => {
        const path = ["arguments", index];
        if (one.side === value.arguments[index - 1]?.side)
          wrong("expected the other side: the sides take turns", [...path, "side"]);
        for (const field of ["label", "text"] as const)
          if (value.next && !one[field]) wrong("expected a text in quotes", [...path, field]);
        const earlier = slugs.slice(0, index);
        one.answers?.forEach((slug, answer) => {
          mustBeOneOf(earlier, slug, ...path, "answers", answer);
        });
      });
      value.commonGround.forEach(({ joins }, index) => {
        joins.forEach((slug, join) => {
          mustBeOneOf(slugs, slug, "commonGround", index, "joins", join);
        });
      });
      const points = [...slugs, ...value.commonGround.map((_, index) => `common-${index + 1}`)];
      value.outcome?.groups.forEach(({ entries }, group) => {
        entries.forEach(({ point }, index) => {
          mustBeOneOf(points, point, "outcome", "groups", group, "entries", index, "point");
        });
      });
    },
    { when: whenFieldsValid },
  )
  .meta({ id: "Debate", description: "A sample debate, which pages show by its slug." })
  .register(shownEntries, { words: { type: "DebateWords" } });

/** A reference to a debate; `requiredField` is a field that it must have. */
export const debateReference = (requiredField?: string): z.ZodString =>
  reference("Debate", "The debate: its slug in data/debates.", "locked-phones", requiredField);

/** A debate to go through, which has a next step. */
export const walkReference = debateReference("next");
