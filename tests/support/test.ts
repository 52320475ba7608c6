import { test as base, type ConsoleMessage } from "@playwright/test";
import { isThirdParty, standIn } from "./thirdParties";

export { expect } from "@playwright/test";

interface Guards {
  /**
   * The addresses that a test makes fail on purpose, such as `onHostOf(forms.contact.address)`. The browser writes a line to the
   * console for each request that fails, and no page can keep it from doing so; for these addresses that line is no problem,
   * nor is a line of the site's own, or an error that nobody caught, that names such an address:
   * `test.use({ expectedFailures: onHostOf(forms.contact.address) })`. Every other one still fails the test.
   */
  expectedFailures: RegExp | undefined;
  /** Keeps the test away from the network, and fails it on what a visitor would find in the console. */
  guard: undefined;
}

const outside = (address: URL) => /^https?:$/.test(address.protocol) && address.hostname !== "localhost";

const isExpected = (message: ConsoleMessage, failures: RegExp | undefined) =>
  failures !== undefined &&
  (message.text().startsWith("Failed to load resource") ? failures.test(message.location().url) : failures.test(message.text()));

/**
 * Playwright's `test`, with every third party stood in for at the network: pages by a small form, scripts by an empty one.
 * A test that needs another answer routes the address itself. Console errors, page errors and requests to hosts that
 * are neither the site, nor named in `data/integrations.json`, nor `*.example` fail the test.
 */
export const test = base.extend<Guards>({
  expectedFailures: [undefined, { option: true }],
  guard: [
    async ({ context, expectedFailures }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message, expectedFailures)) {
          problems.push(`console error: ${message.text()} (${message.location().url})`);
        }
      });
      context.on("weberror", (error) => {
        const { message, stack = message } = error.error();
        if (!expectedFailures?.test(`${message}\n${stack}`)) problems.push(`page error: ${stack}`);
      });
      await context.route(outside, (route) => {
        if (isThirdParty(new URL(route.request().url()))) return standIn(route);
        problems.push(`request to the network: ${route.request().url()}`);
        return route.abort();
      });
      await use(undefined);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
