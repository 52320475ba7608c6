import { test as base } from "@playwright/test";
import { loadTimeout } from "../../src/components/loading";
import { isThirdParty, standIn } from "./network";

export { expect } from "@playwright/test";

interface Guards {
  /** Matches the addresses that a test makes fail on purpose: errors that name them don't fail the test. */
  expectedFailures: RegExp | undefined;
  /** Blocks the network, gives pages patience, and fails the test on errors in the console. */
  guard: undefined;
}

/**
 * Lets a page wait for as long as a busy machine needs, before it gives up on its scripts or its next page. A test whose page
 * gives up installs the page's clock, which takes the place of this. Runs in the page.
 */
const bePatient = (limit: number) => {
  const { setTimeout } = window;
  const patient = (handler: TimerHandler, delay?: number, ...values: unknown[]) =>
    setTimeout(handler, delay === limit ? 100 * limit : delay, ...values);
  Object.assign(window, { setTimeout: patient });
};

const outside = (url: URL) => /^https?:$/.test(url.protocol) && url.hostname !== "localhost";

/** Playwright's `test`, with stand-ins for all third parties. Errors and requests to any other host fail the test. */
export const test = base.extend<Guards>({
  expectedFailures: [undefined, { option: true }],
  guard: [
    async ({ context, expectedFailures }, use) => {
      const problems: string[] = [];
      await context.addInitScript(bePatient, loadTimeout);
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
      const found = [...problems];
      // What a page still loads when its test ends reaches no stand-in, and fails.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      if (found.length > 0) throw new Error(found.join("\n"));
    },
    { auto: true },
  ],
});
