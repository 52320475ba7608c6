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

/**
 * Places points on the grid, in reading order. Each begins below the one before it, and points of a column don't overlap. A point
 * of common ground also begins below the points of the column that its arrows cross.
 */
export function placePoints<P extends Point>(points: readonly P[]): PlacedPoint<P>[] {
  const columnEnd: Record<Side, number> = { for: 1, against: 1, common: 1 };
  let previous = 0;
  return points.map((point, index) => {
    const { side } = point;
    const crossed = side === "common" ? columnEnd.against : 0;
    const row = Math.max(previous + 1, columnEnd[side], crossed);
    previous = row;
    columnEnd[side] = row + 2;
    return { point, number: index + 1, row };
  });
}

/** The arrows from each claim down to the points of other sides that answer it. */
export function arrowsBetween<P extends Point>(placed: readonly PlacedPoint<P>[]) {
  return placed.flatMap(({ point: { slug, side, answers }, row }) =>
    placed
      .filter(
        ({ point, row: fromRow }) =>
          answers?.includes(point.slug) && fromRow < row && point.side !== side,
      )
      .map(({ point, row: fromRow }) => ({
        key: `${point.slug}-${slug}`,
        from: point.side,
        to: side,
        fromRow,
        toRow: row,
      })),
  );
}
