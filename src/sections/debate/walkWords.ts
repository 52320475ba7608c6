import { fillPlaces } from "../../content/tokens";

type ScaleWords = Readonly<
  Record<
    | "undecided"
    | "onePoint"
    | "points"
    | "positionFor"
    | "positionAgainst"
    | "movedFor"
    | "movedAgainst"
    | "notMoved",
    string
  >
>;

const pointsInWords = (value: number, words: ScaleWords) => {
  const number = Math.abs(value);
  return number === 1 ? words.onePoint : fillPlaces(words.points, { number });
};

/** A position on the scale, such as `12 points For`. */
export const positionInWords = (position: number, words: ScaleWords): string =>
  position === 0
    ? words.undecided
    : fillPlaces(position > 0 ? words.positionFor : words.positionAgainst, {
        points: pointsInWords(position, words),
      });

/** A move on the scale, such as `12 points toward For`. */
export const changeInWords = (change: number, words: ScaleWords): string =>
  change === 0
    ? words.notMoved
    : fillPlaces(change > 0 ? words.movedFor : words.movedAgainst, {
        points: pointsInWords(change, words),
      });
