import leven from "leven";

/**
 * The candidate that somebody probably meant.
 * @returns the nearest one, upper and lower case taken as one; undefined where none is near enough to be a slip of the keys
 */
export const nearMiss = (word: string, candidates: readonly string[]): string | undefined => {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 4)) ? best.candidate : undefined;
};

/** The end of a message that names the candidate which was probably meant; empty where there is none. */
export const didYouMean = (word: string, candidates: readonly string[]): string => {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? "" : `, did you mean "${meant}"?`;
};

/**
 * What words mean of what is known: themselves, or what was probably meant, so that a slip is one problem and not two.
 * @returns undefined where a word is like nothing known: then nothing can be said for sure about what is not meant
 */
export function meantBy(words: readonly string[], known: readonly string[]): Set<string> | undefined {
  const meant = words.map((word) => (known.includes(word) ? word : nearMiss(word, known)));
  return meant.includes(undefined) ? undefined : new Set(meant.filter((word) => word !== undefined));
}
