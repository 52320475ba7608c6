import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** The tests of `gatsby develop`, on a copy of the project. */
export default defineConfig({
  testDir: "tests/develop",
  outputDir: "test-results/develop",
  forbidOnly: base.forbidOnly,
  workers: 1,
  reporter: base.reporter,
  // Gatsby bundles the whole site when it starts.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: base.use?.launchOptions },
});
