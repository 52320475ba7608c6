import { defineConfig } from "@playwright/test";
import { browserArguments, engines, testBrowser } from "./scripts/browsers";

/** Engines that Playwright doesn't drive. */
const installed = Object.keys(engines).filter((name) => engines[name]);

/** In milliseconds: how long a test waits, so that it passes on a busy machine too. */
const patience = 60_000;

/** A browser without other sites. */
const visitor = {
  launchOptions: {
    executablePath: testBrowser(),
    args: [...browserArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  },
};

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine has processors, because tests also wait.
  workers: 3,
  reporter: [["list"]],
  outputDir: "test-results/site",
  timeout: 10 * patience,
  expect: { timeout: patience, toPass: { timeout: patience } },
  use: {
    // Playwright takes the port from what the server prints.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    // The server compresses each file at its first request, which takes 12 seconds for all pages.
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    launchOptions: {
      // Blocks pop-ups, as visitors' browsers do.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      executablePath: testBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    // First, because each takes a worker of its own for long.
    ...installed.map((name) => ({ name, testDir: "tests/engines", fullyParallel: false })),
    { name: "site", testDir: "tests", testMatch: "{e2e,spec/browser}/*.spec.ts" },
    // Not a test: what `npm run bench` runs.
    {
      name: "interactions",
      testDir: "scripts",
      testMatch: "interactions.ts",
      timeout: 0,
      use: visitor,
    },
  ],
  webServer: {
    command: "npm run --silent serve",
    // Any free one, so that two folders can run tests at the same time.
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    timeout: patience,
  },
});
