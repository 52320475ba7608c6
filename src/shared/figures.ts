import { overlap } from "./normalCurve";

/* What a figure says in numbers. */

/** The numbers in a figure: 1200 in “1,200+”, 0.51 and 0.67 in “0.51–0.67”. */
export const numbersIn = (figure: string): number[] =>
  [...figure.matchAll(/\d[\d,.]*/g)].map(([number]) => Number(number.replaceAll(",", "")));

/** How much of two groups overlaps, in percent, from the largest to the smallest of some effect sizes: “74–80%”. */
export function overlapInPercent(effectSizes: readonly number[]): string {
  const percents = effectSizes.map((size) => Math.round(100 * overlap(size)));
  const ends = new Set([Math.min(...percents), Math.max(...percents)]);
  return `${[...ends].join("–")}%`;
}
