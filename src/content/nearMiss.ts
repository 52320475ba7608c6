import leven from "leven";

/** Whether two words differ only by two neighbouring letters that changed places. */
const isSwap = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
};

/** How many typing mistakes make one word out of another; case doesn't count. */
const mistakesBetween = (a: string, b: string): number => (isSwap(a, b) ? 1 : leven(a, b));

/** How many typing mistakes are likely in a word: with more of them, a short word is often another word. */
const likelyMistakes = ({ length }: string): number => (length < 5 ? 1 : length < 12 ? 2 : 3);

/**
 * The candidate that was probably meant.
 * @returns the nearest candidate; undefined when none is near enough to be a typing mistake
 */
export const nearMiss = (word: string, candidates: readonly string[]): string | undefined => {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      mistakes: mistakesBetween(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.mistakes - b.mistakes);
  return best && best.mistakes <= likelyMistakes(word) ? best.candidate : undefined;
};

/** The words that can still be suggested at a place: those that it doesn't have yet. */
export const without = (words: readonly string[], used: readonly string[]): string[] =>
  words.filter((word) => !used.includes(word));

/** The end of a message that suggests the candidate which was probably meant; `otherwise` when none is near enough. */
export const didYouMean = (word: string, candidates: readonly string[], otherwise = ""): string => {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? otherwise : `, did you mean "${meant}"?`;
};

/**
 * The candidates that words stand for: themselves, or what was probably meant, so that one typing mistake is one problem.
 * @returns undefined when a word is near no candidate: then it isn't clear which candidates are not meant
 */
export function meantBy(
  words: readonly string[],
  known: readonly string[],
): Set<string> | undefined {
  const meant = words.map((word) => (known.includes(word) ? word : nearMiss(word, known)));
  return meant.includes(undefined)
    ? undefined
    : new Set(meant.filter((word) => word !== undefined));
}
