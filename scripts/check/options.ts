import { didYouMean } from "../../src/content/nearMiss";

/** The options of `npm run check`. */
export interface CheckOptions {
  /** Whether to list the content that is still missing before the site goes public. */
  launch: boolean;
  /** Whether to print how long the check took when the content is valid. */
  time: boolean;
}

/** An unknown option. */
export class OptionError extends Error {}

const known = ["--launch", "--time"];

/**
 * Parses the arguments of `npm run check`.
 * @throws {OptionError} for an unknown option
 */
export function readOptions(words: readonly string[]): CheckOptions {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new OptionError(`unknown option "${unknown}"${didYouMean(unknown, known) || `; known: ${known.join(", ")}`}`);
  return { launch: words.includes("--launch"), time: words.includes("--time") };
}
