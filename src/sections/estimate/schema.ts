import { comparing, text, textWith, wholeNumber } from "../../schema/fields";
import { sectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

const people = (description: string) => wholeNumber(description, 1, 100_000);

export const estimate = sectionOf("estimate", "What each plan costs a team.", {
  people: text("The name of the field for the number of people.", 40),
  slider: text("The name of the slider next to it.", 60),
  start: people("The number of people that the estimate begins with."),
  most: people("The highest number of people that can be entered."),
  volumeFrom: people("Above this number, a volume price can be asked for."),
  volume: textWith("Shown above this number of people.", 160, "people"),
  empty: textWith("Says what to enter, also when nothing is entered.", 120, "most"),
  notWhole: textWith("Shown for anything that is no whole number.", 120, "most"),
  tooFew: text("Shown for numbers below 1.", 120),
  tooMany: textWith("Shown for numbers that are too high.", 120, "most"),
  askUs: text("The link next to it and to the volume price, which opens the contact form.", 60),
  onePerson: text("A team of one.", 30),
  manyPeople: textWith("A team of several.", 30, "people"),
  shownFor: textWith("Above the figures: the size of the team.", 60, "size"),
  month: text("The heading above what a month costs.", 20),
  year: text("The heading above what a year costs.", 20),
  saving: textWith("What a year of annual billing saves.", 40, "sum"),
  agreed: text("Shown for a plan whose price is negotiated.", 80),
  print: text("The button that prints the estimate alone.", 40),
})
  .refine(
    ({ start, volumeFrom, most }) => start <= volumeFrom && volumeFrom <= most,
    comparing('expected at least the number of "start" and at most that of "most"', "volumeFrom"),
  )
  .register(shownEntries, { plans: { type: "Plan" } });
