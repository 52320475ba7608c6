import { test as base } from "@playwright/test";
import { type RawAnswer, rawRequest } from "./rawRequest";

export { expect } from "@playwright/test";

interface Asking {
  /** Asks the server under test for an address, exactly as it is written. */
  ask(address: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
}

/** Playwright's `test`, for answers of a server rather than pages in a browser. */
export const test = base.extend<Asking>({
  ask: async ({ baseURL }, use) => {
    await use((address, headers, method) => rawRequest(baseURL ?? "", address, headers, method));
  },
});
