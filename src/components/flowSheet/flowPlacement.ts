import type { Side } from "./SideMark";

/** A point of a debate. */
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

/** An arrow from a claim to its answer. */
export interface Arrow {
  key: string;
  from: Side;
  to: Side;
  fromRow: number;
  toRow: number;
}

/**
 * Places points on the grid. Each begins below the point before it, and points of a column don't overlap. A point of common
 * ground also begins below the points of the column that its arrows cross.
 * @param points in reading order
 */
export function placePoints<P extends Point>(points: readonly P[]): PlacedPoint<P>[] {
  const columnEnd: Record<Side, number> = { for: 1, against: 1, common: 1 };
  let previous = 0;
  return points.map((point, index) => {
    const clear =
      point.side === "common"
        ? Math.max(columnEnd.common, columnEnd.against)
        : columnEnd[point.side];
    const row = Math.max(previous + 1, clear);
    previous = row;
    columnEnd[point.side] = row + 2;
    return { point, number: index + 1, row };
  });
}

/** The arrows between placed points, from each claim to the points that answer it. */
export function arrowsBetween<P extends Point>(placed: readonly PlacedPoint<P>[]): Arrow[] {
  const bySlug = new Map(placed.map((entry) => [entry.point.slug, entry]));
  return placed.flatMap(({ point, row }) =>
    (point.answers ?? []).flatMap((slug) => {
      const claim = bySlug.get(slug);
      return claim && claim.row < row && claim.point.side !== point.side
        ? [
            {
              key: `${slug}-${point.slug}`,
              from: claim.point.side,
              to: point.side,
              fromRow: claim.row,
              toRow: row,
            },
          ]
        : [];
    }),
  );
}
