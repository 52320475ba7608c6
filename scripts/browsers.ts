import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./command";

/** A browser without windows, which is three times as fast. */
const shell = "/usr/bin/chromium-headless-shell";

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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

const ownBrowser = () => installed([chromium.executablePath()]);

/** Returns the path of the browser for tests; undefined if Playwright has its own, so that it starts its faster shell. */
export const testBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? (ownBrowser() ? undefined : installed([shell, ...browsers]));

/** Returns the path of a browser for pictures and measurements, if possible one that visitors use. */
export const findBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? ownBrowser() ?? installed([...browsers, shell]);

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

/** Installs packages on Debian and Ubuntu, if that needs no password. Returns whether it succeeded. */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  // The run level keeps packages from starting a server.
  const settings = ["DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"];
  const apt = (...words: string[]) => {
    const [command = "", ...more] = [...asRoot, "env", ...settings, "apt-get", ...words];
    return run(command, ...more);
  };
  return apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
}

/** Installs Chromium if there is no such browser. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  console.log("Installing a browser …");
  const succeeded =
    run("npx", "--no-install", "playwright", "install", "--with-deps", "chromium") ||
    aptInstall("chromium-headless-shell") ||
    aptInstall("chromium");
  if (!succeeded || !findBrowser())
    throw new Error(
      "No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH to one.",
    );
}
