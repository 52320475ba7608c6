import { withParameter } from "../shared/withParameter";

/** In milliseconds: after this time, anything that loads on demand counts as failed. */
export const loadTimeout = 8000;

/** Rejects when a promise takes more than 8 seconds. Without a limit, webpack waits two minutes for a bundle. */
export const withTimeout = <Result>(promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(reject, loadTimeout, new Error("Timed out after 8 seconds.")),
    ),
  ]);

let unanswered = 0;

/**
 * Loads a script of another site.
 * @returns the script element, after the script ran
 * @throws when the script doesn't load within 8 seconds; the element is then removed
 */
export async function loadOutsideScript(url: string): Promise<HTMLScriptElement> {
  const element = document.createElement("script");
  // Chromium gives a new element the request that still hangs, so a retry asks for another address.
  element.src = unanswered ? withParameter(url, "attempt", `${unanswered + 1}`) : url;
  const answer = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  document.head.append(element);
  try {
    await withTimeout(answer);
    return element;
  } catch (problem) {
    // Of the time limit: a script that fails gives an event.
    if (problem instanceof Error) unanswered += 1;
    element.remove();
    throw problem;
  }
}
