import { test as base } from "@playwright/test";
import { type RawAnswer, rawRequest } from "./rawRequest";

export { expect } from "@playwright/test";

interface Asking {
  /** Requests an address from the server under test, exactly as written. */
  ask(address: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
}

/** Playwright's `test` for the answers of a server, without a browser. */
export const test = base.extend<Asking>({
  ask: async ({ baseURL }, use) => {
    await use((address, headers, method) => rawRequest(baseURL ?? "", address, headers, method));
  },
});
