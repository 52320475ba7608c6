type SizeProblem = "empty" | "notWhole" | "tooFew" | "tooMany";

/** Digits, also with commas between thousands. */
const numberPattern = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** Reads a typed number of people: a whole number from 1 to `most`, or what is wrong. */
export function readTeamSize(typed: string, most: number): number | SizeProblem {
  const text = typed.trim();
  if (!text) return "empty";
  const size = numberPattern.test(text) ? Number(text.replace(/,/g, "")) : Number.NaN;
  // Also true for so many digits that the number becomes Infinity.
  if (size > most) return "tooMany";
  if (size <= 0) return "tooFew";
  return Number.isInteger(size) ? size : "notWhole";
}
