import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import browsers from "./browsers.cjs";
import { run } from "./run.mjs";

const { findBrowser, ownBrowser } = browsers;
export const { browserArguments } = browsers;

/**
 * Finds a browser, or installs what the platform offers.
 * @returns {Promise<string>} the path of the browser
 * @throws when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing a browser …");
  if (run("npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"])) {
    const own = ownBrowser();
    if (own) return own;
  }
  if (existsSync("/usr/bin/apt-get")) {
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
    const [first, ...rest] = [...asRoot, "apt-get"];
    const install = (name) => run(first, [...rest, "install", "-y", "--no-install-recommends", name]);
    run(first, [...rest, "update"]);
    install("chromium-headless-shell") || install("chromium");
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureBrowser());
