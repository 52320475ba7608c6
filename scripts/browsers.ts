import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runCommand } from "./command";

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path));

/** No sandbox, as containers need. Playwright and Lighthouse themselves stop other requests of the browser. */
export const browserArguments = ["--no-sandbox", "--disable-quic"];

/** The path of the browser to start; undefined for Playwright's own, of which it starts the faster shell. */
export const testBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ??
  (existsSync(chromium.executablePath())
    ? undefined
    : // Without windows, it is three times as fast.
      firstOf(
        "/usr/bin/chromium-headless-shell",
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
      ));

/** The engines that Playwright doesn't drive, or their drivers; undefined where they aren't installed. */
export const engines: Record<string, string | undefined> = {
  firefox: firstOf(
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ),
  webkit: firstOf("/usr/bin/WebKitWebDriver"),
};

/** Installs packages on Debian and Ubuntu, if that needs no password. Returns whether it succeeded. */
function aptInstall(...packages: string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...words] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (!run(command, ...words, "update")) return false;
  return run(command, ...words, "install", "-y", "--no-install-recommends", ...packages);
}

/** Installs Chromium if there is no such browser. @throws when that fails */
export function ensureBrowser(): void {
  const isInstalled = () => existsSync(testBrowser() ?? chromium.executablePath());
  if (isInstalled()) return;
  console.log("Installing a browser …");
  const installed =
    run("npx", "--no-install", "playwright", "install", "--with-deps", "chromium") ||
    aptInstall("chromium-headless-shell") ||
    aptInstall("chromium");
  if (!installed || !isInstalled())
    throw new Error(
      "No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.",
    );
}

/* Installs the browsers that tests use, if that needs no password. */
if (require.main === module)
  runCommand(async () => {
    ensureBrowser();
    aptInstall("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth");
  });
