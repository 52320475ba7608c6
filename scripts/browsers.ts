import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Browsers without a window, which do the same in a third of the time. */
const shells = ["/usr/bin/chromium-headless-shell"];

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** What the browser is started with: it works without a sandbox, as in containers, and asks nothing of the network for itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const installed = (paths: string[]) => paths.find((path) => existsSync(path));

/** Playwright's own browser, where it is installed; without a path, Playwright takes its own shell. */
export const ownBrowser = (): string | undefined => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/** The path of the browser for the tests, where it is not Playwright's own shell. */
export const testBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? (ownBrowser() ? undefined : installed([...shells, ...browsers]));

/** The path of a browser as visitors have it, as far as there is one: for pictures and measurements. */
export const findBrowser = (): string | undefined => process.env.BROWSER_PATH ?? ownBrowser() ?? installed([...browsers, ...shells]);
