import { fillPlaces } from "../../content/tokens";

interface Named {
  readonly slug: string;
  readonly label: string;
}

/**
 * Says which arguments an argument answers.
 * @param words such as `Answers {points}`
 * @param slugs the arguments that it answers
 * @param all all arguments, in reading order
 * @returns such as `Answers 1, Attention`; undefined when it answers none
 */
export const referenceTo = (
  words: string,
  slugs: readonly string[] | null | undefined,
  all: readonly Named[],
): string | undefined =>
  slugs?.length
    ? fillPlaces(words, {
        points: all
          .flatMap(({ slug, label }, index) =>
            slugs.includes(slug) ? [`${index + 1}, ${label}`] : [],
          )
          .join("; "),
      })
    : undefined;
