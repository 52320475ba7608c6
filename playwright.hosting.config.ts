import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const { SITE_ADDRESS } = process.env;
if (!SITE_ADDRESS) throw new Error("These tests need nginx before the site: `npm run test:hosting` starts it.");

/** Tests of the site behind nginx: what its configuration answers, and of the browser tests those that touch most of it. */
export default defineConfig({
  ...base,
  testDir: "tests",
  outputDir: "test-results/hosting",
  use: { ...base.use, baseURL: SITE_ADDRESS },
  webServer: undefined,
  projects: [
    { name: "nginx", testDir: "tests/hosting" },
    { name: "smoke", testDir: "tests/e2e", grep: /@smoke/ },
  ],
});
