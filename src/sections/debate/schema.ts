import { z } from "zod";
import {
  choice,
  listOf,
  object,
  reference,
  reportUnknown,
  slug,
  slugNearby,
  text,
  whenFieldsValid,
  wholeNumber,
} from "../../fields/fields";
import { link, sectionOf, shownEntries } from "../../fields/shapes";

const argumentSlug = slugNearby("an argument of this debate", "attention");

const argument = object("DebateArgument", "An argument of a debate.", {
  slug: slug("The argument's name, for those that answer it."),
  side: choice("ArgumentSide", "Which side an argument is on.", {
    for: "In favor of what is asked.",
    against: "Opposed to what is asked.",
  }),
  label: text("What it is about, in a word or two.", 18),
  claim: text("What it claims, in a short sentence that can stand alone.", 110),
  text: text("The reasons for the claim, in two or three sentences that follow it.", 320),
  answers: z
    .array(argumentSlug)
    .min(1)
    .max(12)
    .optional()
    .meta({ description: "The earlier arguments that this one answers." }),
});

const commonGround = object("DebateCommonGround", "A point that both sides of a debate accept.", {
  claim: text("What both sides accept, in one short sentence that can stand alone.", 110),
  text: text("What follows from it, or what stays open.", 240).optional(),
  joins: listOf(argumentSlug, "The arguments that meet here.", 1, 12),
});

/** What the interface says around every debate. */
export const debateWords = object("DebateWords", "What the interface says around every debate.", {
  sample: text("Next to the question on the first screen: says that the debate is a sample.", 30),
  readOn: text("The link to the whole debate; {total} is the number of arguments.", 60),
  readFirst: text("Below the scale on the first screen, before it moves.", 80),
  movedAfter: text("Announced when that scale moves, by {change}, with {number} arguments.", 80),
  standBefore: text("The heading before the first argument.", 60),
  introduction: text("What will happen; {total} is the number of arguments.", 240),
  begin: text("The button that leads to the first argument.", 30),
  next: text("The button that leads to the next argument.", 30),
  finish: text("The button that leads from the last argument to the end.", 40),
  back: text("The button that leads back.", 20),
  again: text("The button at the end that starts from the beginning.", 30),
  progress: text("Where the reader is: at argument {number} of {total}.", 40),
  track: text("The name of the list of arguments read so far.", 60),
  privacy: text("Says that the reader's position is neither sent nor stored.", 120),
  howToMove: text("How the scale is moved.", 80),
  thisArgument: text("How an argument moved the reader; {change} is by how much.", 60),
  undecided: text("The middle of the scale.", 20),
  onePoint: text("The unit of the scale, once.", 20),
  points: text("The unit of the scale; {number} is how many.", 20),
  positionFor: text("A position on the side for; {points} is how far from the middle.", 30),
  positionAgainst: text("A position on the side against; {points} is how far from the middle.", 30),
  movedFor: text("A move towards the side for; {points} is how far.", 40),
  movedAgainst: text("A move towards the side against; {points} is how far.", 40),
  notMoved: text("Shown when the position did not change.", 30),
  resultMoved: text("The heading at the end; {change} is the move from first to last.", 60),
  resultStayed: text("The heading at the end where first and last position are the same.", 60),
  before: text("The time before the first argument.", 30),
  now: text("The time after the last argument.", 20),
  movedMost: text("Above the argument that moved the reader most.", 30),
  noArgument: text("Shown instead of that argument when none moved the reader.", 30),
  plot: text("The caption of the plot of positions.", 120),
  table: text("The button that opens the same positions as a table.", 40),
  after: text("The column of the arguments.", 20),
  position: text("The name of the scale before reading, and the column of the positions.", 30),
  change: text("The column of the moves.", 20),
  agreed: text("The heading above the common ground.", 40),
});

/** A debate that a reader goes through one argument at a time. */
export const debate = z
  .strictObject({
    slug: slug("The debate's name, by which pages show it."),
    question: text("The question in debate.", 120),
    arguments: listOf(argument, "The arguments in order; sides take turns.", 2, 12),
    commonGround: listOf(commonGround, "What both sides accept.", 1, 3),
    scaleStart: wholeNumber("Where one reader stood at first: 0 is against, 100 is for.", 0, 100),
    scaleNow: wholeNumber("Where that reader stood at the end.", 0, 100),
    next: link.meta({ description: "Where to go on from the end." }),
    note: text("Says that this is a sample.", 200),
  })
  .superRefine(
    (value, context) => {
      const slugs = value.arguments.map((entry) => entry.slug);
      value.arguments.forEach(({ side, answers = [] }, index) => {
        const path = ["arguments", index];
        const message = "expected the other side: the sides take turns";
        if (side === value.arguments[index - 1]?.side)
          context.addIssue({ code: "custom", path: [...path, "side"], message });
        const earlier = slugs.slice(0, index);
        reportUnknown(context, [...path, "answers"], answers, earlier, "an earlier argument");
      });
      value.commonGround.forEach(({ joins }, index) => {
        const path = ["commonGround", index, "joins"];
        reportUnknown(context, path, joins, slugs, "an argument of this debate");
      });
    },
    { when: whenFieldsValid },
  )
  .meta({ id: "Debate", description: "A sample debate, which pages show by its slug." });

/** The debate of a section or a hero. */
export const debateReference = reference(
  "Debate",
  "The debate: its slug in data/debates.",
  "locked-phones",
);

export const debateSection = sectionOf("debate", "A debate to go through with a scale.", {
  debate: debateReference,
}).register(shownEntries, { words: "DebateWords" });
