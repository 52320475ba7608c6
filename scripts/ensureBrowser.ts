import { existsSync } from "node:fs";
import { findBrowser, ownBrowser } from "./browsers";
import { run } from "./run.mjs";

/**
 * Finds a browser, or installs what the platform offers.
 * @returns the path of the browser
 * @throws when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing a browser …");
  if (run("npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"])) {
    const own = ownBrowser();
    if (own) return own;
  }
  if (existsSync("/usr/bin/apt-get")) {
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
    const [first = "", ...rest] = [...asRoot, "apt-get"];
    const install = (name: string) => run(first, [...rest, "install", "-y", "--no-install-recommends", name]);
    run(first, [...rest, "update"]);
    install("chromium-headless-shell") || install("chromium");
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.");
}

if (require.main === module) {
  ensureBrowser().then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
