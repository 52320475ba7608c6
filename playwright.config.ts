import { defineConfig } from "@playwright/test";
import { browserArguments, testBrowser } from "./scripts/browsers";

const port = Number(process.env.TEST_PORT ?? 9100);

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
      executablePath: testBrowser(),
      args: browserArguments,
    },
  },
  webServer: { command: "npm run --silent serve", env: { PORT: `${port}` }, port, reuseExistingServer: false },
});
