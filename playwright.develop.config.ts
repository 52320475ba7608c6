import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** In milliseconds: on a busy machine, Gatsby takes minutes to compile. */
const patience = 240_000;

/** The tests of `gatsby develop`, on a copy of the project. */
export default defineConfig({
  testDir: "tests/develop",
  outputDir: "test-results/develop",
  forbidOnly: base.forbidOnly,
  workers: 1,
  reporter: base.reporter,
  timeout: 5 * patience,
  expect: { timeout: patience, toPass: { timeout: patience } },
  use: { launchOptions: base.use?.launchOptions },
});
