/** Digits, also with commas between thousands. Not with a point, which may mean thousands. */
const numberPattern = /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/;

/** What was typed as a number of people: that number, or what is wrong with it. */
type TeamSize = number | "empty" | "notWhole" | "tooFew" | "tooMany";

/** Reads a typed number of people: a whole number from 1 to `most`, or what is wrong. */
export function readTeamSize(typed: string, most: number): TeamSize {
  const text = typed.trim();
  if (!text) return "empty";
  if (!numberPattern.test(text)) return "notWhole";
  const size = Number(text.replace(/,/g, ""));
  if (size < 1) return "tooFew";
  return size > most ? "tooMany" : size;
}
