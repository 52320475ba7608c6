import { text, textWith, whenFieldsValid, wholeNumber } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";

const people = (description: string) => wholeNumber(description, 1, 100_000);

export const estimate = sectionOf("estimate", "What each plan costs a team.", {
  people: text("The name of the field for the number of people.", 40),
  slider: text("The name of the slider next to it.", 60),
  start: people("The number of people that the estimate begins with."),
  most: people("The highest number of people that can be entered."),
  volumeFrom: people("Above this number, the end of the slider, a volume price can be asked for."),
  volume: textWith(["people"], "Shown above this number; {people} is it.", 160),
  empty: textWith(
    ["most"],
    "Says what to enter, also when nothing is entered; {most} is the highest.",
    120,
  ),
  notWhole: textWith(
    ["most"],
    "Shown for anything that is no whole number; {most} is the highest.",
    120,
  ),
  tooFew: text("Shown for numbers below 1.", 120),
  tooMany: textWith(["most"], "Shown for numbers that are too high; {most} is the highest.", 120),
  askUs: text("The link next to it and to the volume price, which opens the contact form.", 60),
  onePerson: text("A team of one.", 30),
  manyPeople: textWith(["people"], "A team of several; {people} is their number.", 30),
  shownFor: textWith(["size"], "Above the figures; {size} is the size of the team.", 60),
  month: text("The heading above what a month costs.", 20),
  year: text("The heading above what a year costs.", 20),
  saving: textWith(["sum"], "What a year of annual billing saves; {sum} is the sum.", 40),
  agreed: text("Shown for a plan whose price is negotiated.", 80),
  print: text("The button that prints the estimate alone.", 40),
})
  .refine((value) => value.start <= value.volumeFrom && value.volumeFrom <= value.most, {
    error: 'expected at least the number of "start" and at most that of "most"',
    path: ["volumeFrom"],
    when: whenFieldsValid,
  })
  .register(shownEntries, { plans: "Plan" });
