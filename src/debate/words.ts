import { fillPlaceholders } from "../shared/tokens";
import type { Debate } from "./walk";

type DebateWords = Omit<Debate["words"], "lang">;
type PointWords = Pick<DebateWords, "onePoint" | "points">;
type PositionWords = PointWords &
  Pick<DebateWords, "undecided" | "positionFor" | "positionAgainst">;

const withPoints = (text: string, value: number, { onePoint, points }: PointWords) => {
  const number = Math.abs(value);
  const inWords = number === 1 ? onePoint : fillPlaceholders(points, { number });
  // A number stays on the line of its word.
  return fillPlaceholders(text, { points: inWords.replace(" ", "\u00A0") });
};

/** A position on the scale, such as `12 points For`. */
export const positionInWords = (position: number, words: PositionWords): string =>
  position === 0
    ? words.undecided
    : withPoints(position > 0 ? words.positionFor : words.positionAgainst, position, words);

/** A move on the scale, such as `12 points toward For`. */
export const changeInWords = (change: number, words: DebateWords): string =>
  withPoints(change > 0 ? words.movedFor : words.movedAgainst, change, words);

/** How far a reader moved, and by which arguments, such as `You moved 12 points toward For, at argument 3.` */
export function resultInWords(positions: readonly number[], words: DebateWords): string {
  const changes = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  const sizes = changes.map(Math.abs);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const change = changes.reduce((sum, one) => sum + one, 0);
  if (all === 0) return words.stayed;
  if (change === 0) return withPoints(words.returned, all, words);
  const longest = Math.max(...sizes);
  const numbers = sizes.flatMap((size, index) => (size === longest ? [index + 1] : []));
  const last = numbers.pop();
  const result =
    numbers.length > 0
      ? words.movedMostBySeveral
      : longest === all
        ? words.movedByOne
        : words.movedMostByOne;
  return fillPlaceholders(result, {
    change: changeInWords(change, words),
    number: last,
    numbers: `${numbers.join(", ")} ${words.and} ${last}`,
  });
}
