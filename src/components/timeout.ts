/** In milliseconds: after this time, anything that loads on demand counts as failed. */
export const timeout = 8000;

/**
 * Limits how long a promise can take. Without a limit, webpack waits two minutes for a bundle.
 * @returns the result of the promise
 * @throws the promise's own error, or an error when it takes more than 8 seconds
 */
export const inTime = <Result>(promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(reject, timeout, new Error("Nothing came in time.")),
    ),
  ]);
