import { existsSync } from "node:fs";
import { findBrowser, ownBrowser } from "./browsers";
import { runCommand } from "./command";
import { run, tool } from "./run.mjs";

/**
 * Finds a browser, or installs one.
 * @returns its path
 * @throws when there is none and the installation fails
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log("Installing a browser …");
  const downloaded = tool("playwright", ["install", "--with-deps", "chromium"]) && ownBrowser();
  if (downloaded) return downloaded;
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

if (require.main === module) runCommand(async () => console.log(await ensureBrowser()));
