/** What can be wrong with a team size that somebody enters. */
export type SizeProblem = "empty" | "notWhole" | "tooFew" | "tooMany";

const numberPattern = /^[+-]?\d+(\.\d*)?$/;

/**
 * The number of people that somebody typed or pasted.
 * @param typed anything at all
 * @param most the highest number that is taken
 * @returns a whole number from 1 to `most`, or what is wrong
 */
export function readTeamSize(typed: string, most: number): number | SizeProblem {
  const text = typed.trim();
  if (!text) return "empty";
  const size = numberPattern.test(text) ? Number(text) : Number.NaN;
  // So many digits that they count as infinite are still a number that is too high.
  if (size > most) return "tooMany";
  if (size <= 0) return "tooFew";
  return Number.isInteger(size) ? size : "notWhole";
}

/**
 * The number of people that an address asks for.
 * @returns undefined where it asks for none, or for one that cannot be
 */
export function teamSizeInAddress(search: string, most: number): number | undefined {
  const size = readTeamSize(new URLSearchParams(search).get("people") ?? "", most);
  return typeof size === "number" ? size : undefined;
}
