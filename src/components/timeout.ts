/** In milliseconds: how long anything fetched on demand may take before it counts as failed. */
export const timeout = 8000;

/**
 * Waits for something that may never come, such as code that is fetched on demand; left alone, a bundle waits two minutes.
 * @returns what the promise gives
 * @throws what the promise throws, or an error when it takes over 8 seconds
 */
export function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${timeout / 1000} seconds.`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
