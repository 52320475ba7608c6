import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const systemBrowsers = [
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

const systemBrowser = () => systemBrowsers.find((path) => existsSync(path));

const playwrightBrowser = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/**
 * Finds a browser for the tests: Playwright's own, or one of the system.
 * @returns {Promise<string | undefined>} the path of the browser
 */
export const findBrowser = async () => process.env.BROWSER_PATH ?? (await playwrightBrowser()) ?? systemBrowser();

/**
 * Finds a browser, or installs what the platform offers.
 * @returns {Promise<string>} the path of the browser
 * @throws when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("Installing a browser …");
  if (run("npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"])) {
    const own = await playwrightBrowser();
    if (own) return own;
  }
  if (existsSync("/usr/bin/apt-get")) {
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
    const [first, ...rest] = [...asRoot, "apt-get"];
    run(first, [...rest, "update"]);
    run(first, [...rest, "install", "-y", "--no-install-recommends", "chromium"]);
  }
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error("No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureBrowser());
