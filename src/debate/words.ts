import { fillPlaceholders } from "../shared/tokens";
import type { Debate } from "./walk";

type DebateWords = Debate["words"];

const pointsInWords = (value: number, { onePoint, points }: DebateWords) => {
  const number = Math.abs(value);
  const text = number === 1 ? onePoint : fillPlaceholders(points, { number });
  // A number stays on the line of its word.
  return text.replace(" ", "\u00A0");
};

/** A position on the scale, such as `12 points For`. */
export const positionInWords = (position: number, words: DebateWords): string =>
  position === 0
    ? words.undecided
    : fillPlaceholders(position > 0 ? words.positionFor : words.positionAgainst, {
        points: pointsInWords(position, words),
      });

/** A move on the scale, such as `12 points toward For`. */
export const changeInWords = (change: number, words: DebateWords): string =>
  change === 0
    ? words.notMoved
    : fillPlaceholders(change > 0 ? words.movedFor : words.movedAgainst, {
        points: pointsInWords(change, words),
      });

/** How far a reader moved, and by which argument, such as `You moved 12 points toward For. Argument 3 did it.` */
export function resultInWords(positions: readonly number[], words: DebateWords): string {
  const changes = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  const change = changes.reduce((sum, one) => sum + one, 0);
  const moving = changes.filter((one) => one !== 0).length;
  const longest = Math.max(...changes.map(Math.abs));
  const numbers = changes.flatMap((one, index) => (Math.abs(one) === longest ? [index + 1] : []));
  const cause =
    moving === 0
      ? words.noArgument
      : numbers.length > 1
        ? fillPlaceholders(words.mostArguments, { numbers: numbers.join(", ") })
        : fillPlaceholders(moving > 1 ? words.mostArgument : words.oneArgument, {
            number: numbers[0],
          });
  const result =
    change === 0
      ? words.resultStayed
      : fillPlaceholders(words.resultMoved, { change: changeInWords(change, words) });
  return `${result} ${cause}`;
}

/** How far a debate's sample reader moved. */
export const sampleInWords = ({ scaleStart, scaleNow, words }: Debate): string =>
  fillPlaceholders(words.sampleMoved, { points: Math.abs(scaleNow - scaleStart) });
