import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Browsers without a window, which are three times as fast. */
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

/** Command-line arguments: no sandbox, as containers need, and no network requests by the browser itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const installed = (paths: string[]) => paths.find((path) => existsSync(path));

/** Returns the path of the browser that Playwright installed. */
const ownBrowser = () => installed([chromium.executablePath()]);

/** Returns the path of the browser for tests; undefined if Playwright has its own, so that it starts its faster shell. */
export const testBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? (ownBrowser() ? undefined : installed([...shells, ...browsers]));

/** Returns the path of a browser for pictures and measurements, if possible one that visitors use. */
export const findBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? ownBrowser() ?? installed([...browsers, ...shells]);

/** The engines: where each may be, what else it needs, and the Debian packages that hold it all. */
export const engines = {
  firefox: {
    paths: [
      process.env.FIREFOX_PATH ?? "",
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    needs: [],
    packages: ["firefox-esr"],
  },
  webkit: {
    paths: ["/usr/bin/WebKitWebDriver"],
    needs: ["/usr/bin/xvfb-run"],
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
  },
};

/** Returns the path of each engine that is installed, by its name. */
export const installedEngines = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(engines).flatMap(([name, { paths, needs }]) => {
      const path = paths.find((one) => existsSync(one));
      return path && needs.every((one) => existsSync(one)) ? [[name, path]] : [];
    }),
  );
