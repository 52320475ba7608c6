import type { AddressInfo } from "node:net";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { browserArguments } from "./browsers";
import { ensureBrowser } from "./ensureBrowser";
import { serve } from "./serve";

/** Opens a browser context on the built site, which can't reach other sites. */
export type NewContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

/** Serves the built site and starts a browser, for as long as `visit` runs. */
export async function visitSite(visit: (newContext: NewContext) => Promise<void>): Promise<void> {
  const server = await serve(Number(process.env.PORT ?? 0));
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    await visit(async (options) => {
      const context = await browser.newContext({ ...options, baseURL });
      await context.route(
        ({ hostname }) => hostname !== "localhost",
        (route) => route.abort(),
      );
      return context;
    });
  } finally {
    await browser.close();
    server.close();
  }
}
