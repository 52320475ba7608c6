/** In milliseconds: after this time, anything that loads on demand counts as failed. */
export const timeout = 8000;

/**
 * Limits how long a promise can take. Without a limit, webpack waits two minutes for a bundle.
 * @returns the result of the promise
 * @throws the promise's own error, or an error when it takes more than 8 seconds
 */
export function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${timeout / 1000} seconds.`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
