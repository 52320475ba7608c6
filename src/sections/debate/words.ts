import { fillPlaceholders } from "../../fields/tokens";
import type { Debate, DebateWords } from "./walk";

const pointsInWords = (value: number, { onePoint, points }: DebateWords) => {
  const number = Math.abs(value);
  return number === 1 ? onePoint : fillPlaceholders(points, { number });
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

/** Says which arguments an argument answers, such as `Answers 1, Attention`. */
export const referenceTo = (
  words: string,
  slugs: readonly string[] | null | undefined,
  all: Debate["arguments"],
): string | undefined =>
  slugs?.length
    ? fillPlaceholders(words, {
        points: all
          .flatMap(({ slug, label }, index) =>
            slugs.includes(slug) ? [`${index + 1}, ${label}`] : [],
          )
          .join("; "),
      })
    : undefined;
