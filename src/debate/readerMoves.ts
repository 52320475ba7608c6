import { curveBetween, directionOf } from "./geometry";

/** Where a reader stood before a debate and after it, on a scale from 50, For, to -50, Against. */
interface ReaderMove {
  before: number;
  after: number;
}

/** Toward which side a reader moved; undefined for readers who stayed. */
type Direction = Queries.ArgumentSide | undefined;

/** A move of more points than this is far. */
const farFrom = 14;

/** The moves in one direction, far or not, as one path. */
interface Curves {
  direction: Direction;
  isFar: boolean;
  path: string;
}

const inDirection = (moves: readonly ReaderMove[], direction: Direction) =>
  moves.filter(({ before, after }) => directionOf(before, after) === direction);

/** Returns how many readers moved toward each side, and how many stayed. */
export const countMoves = (
  moves: readonly ReaderMove[],
): { for: number; against: number; stayed: number } => ({
  for: inDirection(moves, "for").length,
  against: inDirection(moves, "against").length,
  stayed: inDirection(moves, undefined).length,
});

/** Returns a curve for each reader, from before at the top to after at the bottom of a box that is 100 wide and 100 high. */
export const curvesOf = (moves: readonly ReaderMove[]): Curves[] =>
  ([undefined, "for", "against"] as const).flatMap((direction) =>
    [false, true].flatMap((isFar) => {
      const alike = inDirection(moves, direction).filter(
        ({ before, after }) => Math.abs(after - before) > farFrom === isFar,
      );
      const path = alike.map(({ before, after }) => curveBetween(before, after)).join("");
      return path ? [{ direction, isFar, path }] : [];
    }),
  );
