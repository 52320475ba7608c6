import leven from "leven";

/** How many typing mistakes are likely in a word: with more of them, a short word is often another word. */
const likelyMistakes = ({ length }: string): number => (length < 5 ? 1 : length < 12 ? 2 : 3);

/** The candidate that was probably meant; undefined when none is near enough to be a typing mistake. */
export function nearMiss(word: string, candidates: readonly string[]): string | undefined {
  const distance = (candidate: string) => leven(word.toLowerCase(), candidate.toLowerCase());
  const [best] = [...candidates].sort((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= likelyMistakes(word) ? best : undefined;
}

/** The end of a message that suggests the candidate that was probably meant; `otherwise` without one. */
export function didYouMean(word: string, candidates: readonly string[], otherwise = ""): string {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? otherwise : `, did you mean "${meant}"?`;
}

/** A value as messages show it. */
function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length > 0 ? "a list" : "an empty list";
  if (typeof value === "object" && value !== null) return "an object";
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/**
 * What is wrong with a value: what was expected, what was found, and what was probably meant.
 * @param expected begins with `expected`
 * @param known the words that would be right
 */
export const mismatch = (expected: string, found: unknown, known: readonly string[] = []): string =>
  `${expected}, got ${formatValue(found)}${typeof found === "string" ? didYouMean(found, known) : ""}`;

/**
 * A name that stands twice where it may stand once: the last one would count.
 * @param line that of the first one, where a parser says it
 */
export const repeatedName = (name: string, line?: number): string =>
  `found "${name}" a second time${line ? `, after line ${line}` : ""}; keep one of the two`;
