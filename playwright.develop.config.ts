import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** Tests of `gatsby develop`, which they start themselves, on a copy of the project. */
export default defineConfig({
  testDir: "tests/develop",
  forbidOnly: base.forbidOnly,
  workers: 1,
  reporter: base.reporter,
  // For the start of Gatsby, which bundles all of the site, on a busy machine.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: base.use?.launchOptions },
});
