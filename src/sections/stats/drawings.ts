import { heightAt } from "../../shared/normalCurve";

/* Where the lines of drawn figures are, in units of their own; pages scale the drawings. */

/** The width of a mark or a stroke. */
export const pen = 2.6;
/** From one mark or stroke to the next. */
const step = 7;

/** Where the nth mark or stroke begins. */
export const placeOf = (nth: number): number => (nth - 1) * step;

/** A dash for every nth mark or stroke, so that one line draws a whole row. */
export const dashesOf = (nth: number): string => `${pen} ${(nth * step - pen).toFixed(1)}`;

/** Where a row of so many marks or strokes ends. */
export const endOf = (count: number): number => placeOf(count) + pen;

/** Where its line ends: in the gap after the last dash, so that this is whole. */
export const lineEndOf = (count: number): number => placeOf(count) + 4;

const marksInRow = 60;
/** The width of a whole drawing. */
export const width = endOf(marksInRow);

/** The path of so many marks, row by row, and its height. */
export function marksOf(count: number): { path: string; height: number } {
  const rows = Math.ceil(count / marksInRow);
  const lines = Array.from({ length: rows }, (_, row) => {
    const marks = Math.min(marksInRow, count - row * marksInRow);
    return `M0 ${(row * step + pen / 2).toFixed(1)}h${lineEndOf(marks)}`;
  });
  return { path: lines.join(""), height: endOf(rows) };
}

/** How far a curve is drawn to both sides of its middle, in standard deviations. */
export const reach = 3;

/** The width of a standard deviation, if two curves fill the width, the second one ahead by an effect size. */
export const deviationFor = (effectSize: number): number => width / (2 * reach + effectSize);

/** The path of a normal curve, whose middle is as high as `peak`, from its left end on. */
export function curveOf(deviation: number, peak: number): string {
  const heightOf = (distance: number) => peak * heightAt(distance);
  // Within a standard deviation, a Bézier curve with the slopes of both ends differs by less than a line is wide.
  const rise = (distance: number) => (-distance * heightOf(distance)) / 3;
  const parts = Array.from({ length: 2 * reach }, (_, index) => {
    const from = index - reach;
    const change = heightOf(from + 1) - heightOf(from);
    const [third, thirds] = [deviation / 3, (2 * deviation) / 3];
    return [third, -rise(from), thirds, rise(from + 1) - change, deviation, -change]
      .map((coordinate) => coordinate.toFixed(1))
      .join(" ");
  });
  return `c${parts.join(" ")}`;
}
