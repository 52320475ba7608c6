/* Where the parts of a debate are: positions on the scale, points and arrows on the grid, a path across it. */

type Side = Queries.ArgumentSide;

/** The ends of the scale: For is at the left. The middle is 0. */
export const scaleEnds = { for: 50, against: -50 };

/** How far from the left end a position is, in percent of the scale. */
export const alongScale = (position: number): number => scaleEnds.for - position;

/** The columns of the grid. Arrows lie in the one between the sides. */
export const columnOf = { for: 1, between: 2, against: 3 };

/** The widths of the columns. */
export const columnWidths = (between: string): string => `minmax(0, 1fr) ${between} minmax(0, 1fr)`;

export interface Point {
  readonly slug: string;
  readonly side: Side;
  readonly answers?: readonly string[] | null;
}

/** A point with its place on the sheet's grid. */
export interface PlacedPoint<P extends Point> {
  point: P;
  /** From 1, in reading order. */
  number: number;
  /** The grid row in which it begins; it spans two rows. */
  row: number;
}

export interface Arrow {
  /** The side of the answer. */
  to: Side;
  row: number;
  toRow: number;
}

/** A part of a reader's path, between two positions of the scale. */
export interface PartOfPath {
  from: number;
  to: number;
  row: number;
  toRow: number;
}

/** Places points on the grid, in reading order: each begins below the one before it, and points of a column don't overlap. */
export function placePoints<P extends Point>(points: readonly P[]): PlacedPoint<P>[] {
  const columnEnd: Record<Side, number> = { for: 1, against: 1 };
  let previous = 0;
  return points.map((point, index) => {
    const row = Math.max(previous + 1, columnEnd[point.side]);
    previous = row;
    columnEnd[point.side] = row + 2;
    return { point, number: index + 1, row };
  });
}

/** The arrows from each claim down to the points of the other side that answer it. */
export const arrowsBetween = <P extends Point>(placed: readonly PlacedPoint<P>[]): Arrow[] =>
  placed.flatMap(({ point: { side, answers }, row: toRow }) =>
    placed
      .filter(
        ({ point, row }) => answers?.includes(point.slug) && row < toRow && point.side !== side,
      )
      .map(({ row }) => ({ to: side, row, toRow })),
  );

/** The parts of a reader's path down the grid: one for each move, and one for each stretch without moves. */
export function partsOfPath<P extends Point>(
  positions: readonly number[],
  placed: readonly PlacedPoint<P>[],
): PartOfPath[] {
  const end = Math.max(...placed.map(({ row }) => row)) + 2;
  const parts: PartOfPath[] = [];
  positions.slice(1).forEach((to, index) => {
    const from = positions[index] ?? to;
    const toRow = (positions.length > 2 && placed[index + 1]?.row) || end;
    const last = parts[parts.length - 1];
    if (last && last.from === last.to && from === to) last.toRow = toRow;
    else parts.push({ from, to, row: placed[index]?.row ?? 1, toRow });
  });
  return parts;
}
