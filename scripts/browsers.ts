import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run, runCommand } from "./command";

/** The first, without windows, is three times as fast. */
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Command-line arguments: no sandbox, as containers need, and no network requests by the browser itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const hasOwn = () => existsSync(chromium.executablePath());

/** Returns the path of the browser to start; undefined for Playwright's own, of which it starts the faster shell. */
export const testBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? (hasOwn() ? undefined : browsers.find((path) => existsSync(path)));

/** Where the engines that Playwright doesn't drive may be. */
export const engines = {
  firefox: [
    process.env.FIREFOX_PATH ?? "",
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ],
  webkit: ["/usr/bin/WebKitWebDriver"],
};

/** Returns the path of each engine that is installed, by its name. */
export const installedEngines = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(engines).flatMap(([name, paths]) => {
      const path = paths.find((one) => existsSync(one));
      return path ? [[name, path]] : [];
    }),
  );

/** Installs packages on Debian and Ubuntu, if that needs no password. Returns whether it succeeded. */
function aptInstall(...packages: string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...words: string[]) => {
    const settings = ["env", "DEBIAN_FRONTEND=noninteractive"];
    const [command = "", ...more] = [...asRoot, ...settings, "apt-get", ...words];
    return run(command, ...more);
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
}

/** Installs Chromium if there is no such browser. */
export async function ensureBrowser(): Promise<void> {
  const isInstalled = () => hasOwn() || testBrowser() !== undefined;
  if (isInstalled()) return;
  console.log("Installing a browser …");
  const succeeded =
    run("npx", "--no-install", "playwright", "install", "--with-deps", "chromium") ||
    aptInstall("chromium-headless-shell") ||
    aptInstall("chromium");
  if (!succeeded || !isInstalled())
    throw new Error(
      "No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.",
    );
}

/* Installs the browsers that tests use, if that needs no password. */
if (require.main === module)
  runCommand(async () => {
    await ensureBrowser();
    aptInstall("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth");
  });
