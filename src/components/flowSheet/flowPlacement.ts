import type { Side } from "./Side";

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
  key: string;
  /** The side of the answer. */
  to: Side;
  row: number;
  toRow: number;
}

/** Places points on the grid, in reading order: each begins below the one before it, and points of a column don't overlap. */
export function placePoints<P extends Point>(points: readonly P[]): PlacedPoint<P>[] {
  const columnEnd: Record<Side, number> = { for: 1, against: 1, common: 1 };
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
  placed.flatMap(({ point: { slug, side, answers }, row: toRow }) =>
    placed
      .filter(
        ({ point, row }) => answers?.includes(point.slug) && row < toRow && point.side !== side,
      )
      .map(({ point, row }) => ({ key: `${point.slug}-${slug}`, to: side, row, toRow })),
  );
