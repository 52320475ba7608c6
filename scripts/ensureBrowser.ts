import { aptInstall } from "./aptInstall";
import { findBrowser } from "./browsers";
import { runCommand } from "./command";
import { tool } from "./run.mjs";

/**
 * Installs a browser if there is none.
 * @throws when that fails
 */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log("Installing a browser …");
  const succeeded =
    tool("playwright", ["install", "--with-deps", "chromium"]) ||
    aptInstall("chromium-headless-shell") ||
    aptInstall("chromium");
  if (!succeeded || !findBrowser())
    throw new Error(
      "No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.",
    );
}

if (require.main === module) runCommand(ensureBrowser);
