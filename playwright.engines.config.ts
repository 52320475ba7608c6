import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { installedEngines } from "./scripts/browsers";

/** Tests of the built site in engines that Playwright does not drive. */
export default defineConfig({
  testDir: "tests/engines",
  outputDir: "test-results/engines",
  forbidOnly: base.forbidOnly,
  // The engines run at the same time.
  workers: 2,
  reporter: base.reporter,
  timeout: 180_000,
  projects: Object.keys(installedEngines()).map((name) => ({ name })),
});
