import { test as base } from "@playwright/test";
import { isThirdParty, standIn } from "./network";

export { expect } from "@playwright/test";

interface Guards {
  /** Matches the addresses that a test makes fail on purpose: errors that name them don't fail the test. */
  expectedFailures: RegExp | undefined;
  /** Blocks the network, and fails the test on errors in the console. */
  guard: undefined;
}

const outside = (address: URL) =>
  /^https?:$/.test(address.protocol) && address.hostname !== "localhost";

/** Playwright's `test`, with stand-ins for all third parties. Errors and requests to any other host fail the test. */
export const test = base.extend<Guards>({
  expectedFailures: [undefined, { option: true }],
  guard: [
    async ({ context, expectedFailures }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        const text = message.text();
        const { url } = message.location();
        const said = text.startsWith("Failed to load resource") ? url : text;
        if (message.type() === "error" && !expectedFailures?.test(said))
          problems.push(`console error: ${text} (${url})`);
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
      // What a page still loads when its test ends.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
