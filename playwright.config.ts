import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 9100);
const browser = process.env.BROWSER_PATH ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // Windows that a page opens by itself are kept shut, as in a visitor's browser.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: { command: "node scripts/serve.mjs", env: { PORT: `${port}` }, port, reuseExistingServer: false },
});
