import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** The tests of `gatsby develop`, on a copy of the project. */
export default defineConfig({
  testDir: "tests/develop",
  outputDir: "test-results/develop",
  forbidOnly: base.forbidOnly,
  workers: 1,
  reporter: base.reporter,
  timeout: base.timeout,
  expect: base.expect,
  use: { launchOptions: base.use?.launchOptions },
});
