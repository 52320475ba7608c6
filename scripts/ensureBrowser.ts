import { aptInstall } from "./aptInstall";
import { findBrowser } from "./browsers";
import { runCommand } from "./command";
import { tool } from "./run.mjs";

/**
 * Finds a browser, or installs one.
 * @returns its path
 * @throws when there is none and the installation fails
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing a browser …");
  const succeeded =
    tool("playwright", ["install", "--with-deps", "chromium"]) || aptInstall("chromium-headless-shell") || aptInstall("chromium");
  const installed = succeeded && findBrowser();
  if (installed) return installed;
  throw new Error("No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.");
}

if (require.main === module) runCommand(async () => console.log(await ensureBrowser()));
