import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser, installedEngines, testBrowser } from "./scripts/browsers";

const port = Number(process.env.TEST_PORT ?? 9100);
/** Set by `npm run test:hosting`. */
const isBehindNginx = process.env.TEST_HOST === "nginx";

/** A browser that visitors use, without other sites. */
const visitor = {
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  },
};

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  outputDir: isBehindNginx ? "test-results/hosting" : "test-results/site",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // Blocks pop-ups, as visitors' browsers do.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      executablePath: testBrowser(),
      args: browserArguments,
    },
  },
  projects: isBehindNginx
    ? [
        { name: "nginx", testDir: "tests/hosting" },
        // The browser tests that use most of the configuration.
        { name: "smoke", testDir: "tests/e2e", grep: /@smoke/ },
      ]
    : [
        { name: "site", testDir: "tests/e2e" },
        // For `npm run test:engines`: engines that Playwright doesn't drive.
        ...Object.keys(installedEngines()).map((name) => ({
          name,
          testDir: "tests/engines",
          // The other tests there run with Jest.
          testMatch: "*.spec.ts",
          fullyParallel: false,
          timeout: 300_000,
        })),
        // Not tests: what `npm run screenshots` and `npm run bench:interactions` run.
        {
          name: "screenshots",
          testDir: "scripts",
          testMatch: "screenshots.ts",
          outputDir: "screenshots",
          use: visitor,
        },
        {
          name: "interactions",
          testDir: "scripts/bench",
          testMatch: "interactions.ts",
          timeout: 0,
          use: visitor,
        },
      ],
  webServer: {
    command: isBehindNginx ? "node --import tsx scripts/nginx.ts" : "npm run --silent serve",
    env: { PORT: `${port}` },
    port,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
