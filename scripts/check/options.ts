import { didYouMean } from "../../src/content/nearMiss";

/** What `npm run check` was asked for. */
export interface CheckOptions {
  /** Whether to list, too, what must still be filled in before the site goes public. */
  launch: boolean;
  /** Whether to say how long it took also where nothing is wrong. */
  time: boolean;
}

/** A word behind `npm run check --` that it does not know. */
export class OptionError extends Error {}

const known = ["--launch", "--time"];

/**
 * Reads the words that stand behind `npm run check --`.
 * @throws {OptionError} when one is not known
 */
export function readOptions(words: readonly string[]): CheckOptions {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new OptionError(`unknown option "${unknown}"${didYouMean(unknown, known) || `; known: ${known.join(", ")}`}`);
  return { launch: words.includes("--launch"), time: words.includes("--time") };
}
