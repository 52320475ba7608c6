// @ts-check
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
require("tsx/cjs/api").register();
const { chromium } = require("@playwright/test");
const { browserArguments, testBrowser } = require("./scripts/browsers");

// Not the port of `npm start`, which can be running.
process.env.PORT ??= "9150";

const sitemap = readFileSync(join(__dirname, "dist/sitemap-0.xml"), "utf8");
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);

const kilobyte = 1024;
/** @param {number} maxNumericValue */
const atMost = (maxNumericValue) => ["error", { maxNumericValue, aggregationMethod: "median" }];
const full = ["error", { minScore: 1, aggregationMethod: "median" }];

/** Lighthouse CI: measures every page of the built site, and checks the medians. */
module.exports = {
  ci: {
    collect: {
      url: paths.map((path) => `http://localhost:${process.env.PORT}${path}`),
      numberOfRuns: 3,
      startServerCommand: "node --import tsx scripts/serve.ts",
      startServerReadyPattern: "http://localhost",
      chromePath: testBrowser() ?? chromium.executablePath(),
      settings: { chromeFlags: browserArguments.join(" ") },
    },
    assert: {
      assertions: {
        "categories:performance": ["error", { minScore: 0.95, aggregationMethod: "median" }],
        "categories:accessibility": full,
        "categories:best-practices": full,
        "categories:seo": full,
        "first-contentful-paint": atMost(900),
        "largest-contentful-paint": atMost(1200),
        // It depends on the machine.
        "total-blocking-time": ["warn", { maxNumericValue: 50, aggregationMethod: "median" }],
        "cumulative-layout-shift": atMost(0.01),
        // What the largest page needs and a little more; docs/performance.md has the aims.
        "resource-summary:document:size": atMost(27 * kilobyte),
        "resource-summary:font:size": atMost(22 * kilobyte),
        "resource-summary:script:size": atMost(126 * kilobyte),
      },
    },
    upload: { target: "filesystem", outputDir: "reports/lighthouse" },
  },
};
