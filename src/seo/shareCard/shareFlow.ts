import { palettes } from "../../theme/colors";
import { sidePaths } from "../../theme/marks";

/** The size of the sheet, in pixels. */
interface Sheet {
  width: number;
  height: number;
}

type Side = keyof typeof sidePaths;

/** The colors of a flow. */
export type Pens = Record<Side | "sheet", string>;

interface Sign {
  side: Side;
  row: number;
  x: number;
  y: number;
  radius: number;
}

const margin = 44;
const gapInRow = 46;
const gapBetweenRows = 44;
const largestRadius = 96;
/** The height of the last row relative to the others. */
const lastRow = 1.4;
const penWidth = 3.5;
const ring = "M-34-90C30-112 98-76 102-8c6 64-48 108-108 106C-64 96-104 52-98-8c6-56 52-92 118-88";

const rounded = (value: number) => Math.round(value * 100) / 100;
/** A template tag that rounds numbers. */
const path = (words: TemplateStringsArray, ...values: number[]) =>
  String.raw(words, ...values.map(rounded));

const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
/** The relative size of a word's sign, which grows with the word. */
const weightOf = (word: string) => 0.34 + 0.66 * Math.min(lettersOf(word) / 9, 1);
const reachOf = ({ side, radius }: Sign) => (side === "against" ? radius * 0.9 : radius);

/** Returns the radius of each sign in a row, as large as the row allows. */
function radiiOf(words: string[], ends: boolean, width: number, height: number): number[] {
  const largest = Math.min(height / 2, largestRadius);
  const ring = ends ? Math.min(largest, width / (words.length + 2)) : 0;
  const weights = (ends ? words.slice(0, -1) : words).map(weightOf);
  const gaps = Math.min(gapInRow * (words.length - 1), width / 2);
  const room = width - gaps - 2 * ring;
  const unit = Math.min(
    room / 2 / weights.reduce((sum, weight) => sum + weight, 0),
    largest / Math.max(...weights),
  );
  return [...weights.map((weight) => unit * weight), ...(ends ? [ring] : [])];
}

/**
 * Turns every word of a title into a sign of a debate. "For" and "against" alternate, and the last word is common ground.
 * Each line of the title is a row.
 */
function signsOf(lines: string[], { width, height }: Sheet): Sign[] {
  const rows = lines.map((line) => line.split(" "));
  const inner = width - 2 * margin;
  const rowHeight =
    (height - 2 * margin - gapBetweenRows * (rows.length - 1)) / (rows.length - 1 + lastRow);
  let count = 0;
  return rows.flatMap((words, row) => {
    const ends = row === rows.length - 1;
    const ownHeight = ends ? rowHeight * lastRow : rowHeight;
    const y = margin + (rowHeight + gapBetweenRows) * row + ownHeight / 2;
    const radii = radiiOf(words, ends, inner, ownHeight);
    const free = inner - radii.reduce((sum, radius) => sum + 2 * radius, 0);
    let at = margin;
    return radii.map((radius, index) => {
      const side: Side =
        ends && index === words.length - 1 ? "common" : count % 2 ? "against" : "for";
      count += 1;
      // A sign that is alone in its row is on the right unless it is "for".
      if (words.length === 1 && side !== "for") at += free;
      const x = at + radius;
      at += 2 * radius + free / Math.max(words.length - 1, 1);
      return { side, row, x, y, radius };
    });
  });
}

const stroke = (d: string, color: string, width = penWidth) =>
  `<path d="${d}" stroke="${color}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Draws an arrow between two signs, in the color of the second. */
function arrow(from: Sign, to: Sign, pens: Pens): string {
  const [start, end] = [reachOf(from) + 6, reachOf(to) + 8];
  if (from.row === to.row)
    return stroke(path`M${from.x + start} ${from.y}H${to.x - end}m-9-8l9 8l-9 8`, pens[to.side]);
  const [top, bottom] = [from.y + start, to.y - end];
  const [middle, turn] = [(top + bottom) / 2, (bottom - top) / 2];
  const way = to.x < from.x ? -1 : 1;
  const line =
    Math.abs(to.x - from.x) < 2 * turn
      ? path`M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`
      : path`M${from.x} ${top}Q${from.x} ${middle} ${from.x + way * turn} ${middle}H${to.x - way * turn}Q${to.x} ${middle} ${to.x} ${bottom}`;
  return stroke(`${line}m-8-9l8 9l8-9`, pens[to.side]);
}

/** Draws a sign: a disc, a square, or a diamond in a ring. */
function drawn({ side, x, y, radius }: Sign, pens: Pens): string {
  // In their box of 12 by 12, the shapes have a radius of 5; the diamond is smaller, to leave space for its ring.
  const scale = side === "common" ? radius / 10 : radius / 5;
  const place = path`translate(${x - 6 * scale} ${y - 6 * scale}) scale(${scale})`;
  const shape = `<path d="${sidePaths[side]}" fill="${pens[side]}" transform="${place}"/>`;
  if (side !== "common") return shape;
  const around = `translate(${rounded(x)} ${rounded(y)}) scale(${radius / 100})`;
  return `${shape}<g transform="${around}">${stroke(ring, pens.common, (penWidth * 100) / radius)}</g>`;
}

/** Draws a title as a debate on a flow sheet, in SVG. */
export function flow(lines: string[], pens: Pens, sheet: Sheet): string {
  const { width, height } = sheet;
  const signs = signsOf(lines, sheet);
  return [
    `<rect width="${width}" height="${height}" fill="${pens.sheet}"/>`,
    ...[0, 1, 2].map((column) =>
      stroke(path`M${(width * column) / 3} 0V${height}`, palettes.light.rule, 2),
    ),
    ...signs.slice(1).map((sign, index) => arrow(signs[index] ?? sign, sign, pens)),
    ...signs.map((sign) => drawn(sign, pens)),
  ].join("");
}
