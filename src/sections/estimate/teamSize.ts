/** Digits, also with commas between thousands. Not with a point, which may mean thousands. */
const numberPattern = /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/;

/** What is wrong with what was typed as a number of people. */
export type TeamSizeProblem = "empty" | "notWhole" | "tooFew" | "tooMany";

/** Reads a typed number of people: a whole number from 1 to `most`, or what is wrong. */
export function readTeamSize(typed: string, most: number): number | TeamSizeProblem {
  const text = typed.trim();
  if (!text) return "empty";
  if (!numberPattern.test(text)) return "notWhole";
  const size = Number(text.replace(/,/g, ""));
  if (size < 1) return "tooFew";
  return size > most ? "tooMany" : size;
}

/** What the slider's numbers of people begin with, so that each is some 20 to 50% more than the one before. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The numbers of people that a slider offers, from 1 to the most that the field takes: 1, 2, 3 … 10, 15, 20 … */
export function sliderStops(most: number): readonly number[] {
  const stops: number[] = [];
  for (let power = 1; power < most; power *= 10)
    stops.push(
      ...steps.map((step) => step * power).filter((stop) => Number.isInteger(stop) && stop < most),
    );
  return [...stops, most];
}

/** Where the slider is for a number of people: the position of the last stop that isn't higher. */
export const sliderPosition = (people: number, stops: readonly number[]): number =>
  stops.filter((stop) => stop <= people).length - 1;
