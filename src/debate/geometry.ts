/* Where the parts of a debate are: positions on the scale, arguments and lines in the columns and rows of the sheet. */

/** The position at the left end of the scale, For. The middle is 0, and the other end is as far from it. */
export const scaleEnd = 50;

/** How far from the left end a position is, in percent of the scale. */
export const alongScale = (position: number): number => scaleEnd - position;

/** Returns a curve from a position at the top to one at the bottom of a box that is 100 wide and 100 high. */
export function curveBetween(before: number, after: number): string {
  const [start, end] = [alongScale(before), alongScale(after)];
  return `M${start} 0C${start} 50 ${end} 50 ${end} 100`;
}

/** Returns the side that a move goes toward; undefined if it is none. */
export function directionOf(before: number, after: number): Queries.ArgumentSide | undefined {
  if (after > before) return "for";
  return after < before ? "against" : undefined;
}

/** The columns of the sheet. The one in the middle is the reader's: no words of a side are in it, and lines only there. */
export const columnOf = { for: 1, you: 2, against: 3 };

/** The row in which an argument, or the reader's turn at it, begins. The first row has the names of the columns. */
export const rowOf = (number: number): number => number + 1;

export interface Point {
  slug: string;
  side: Queries.ArgumentSide;
  answers?: readonly string[] | null;
}

/** An arrow from a claim to the argument that answers it. */
interface Arrow {
  /** The side of the answer. */
  to: Queries.ArgumentSide;
  /** The numbers of the claim and of its answer. */
  from: number;
  by: number;
}

/** Returns the arrows from each claim to the arguments of the other side that answer it. */
export const arrowsBetween = (points: readonly Point[]): Arrow[] =>
  points.flatMap(({ side, answers }, answer) =>
    points.flatMap((claim, index) =>
      answers?.includes(claim.slug) && index < answer && claim.side !== side
        ? [{ to: side, from: index + 1, by: answer + 1 }]
        : [],
    ),
  );

/** The number of the argument across from one that is read: the last one that it answers, or else the other side's last word. */
export const acrossFrom = (points: readonly Point[], number: number): number =>
  arrowsBetween(points)
    .filter(({ by }) => by === number)
    .pop()?.from ?? number - 1;
